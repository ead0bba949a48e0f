import { addAnnouncement } from '../db/announcements.ts'
import { type Writing } from '../db/database.ts'
import { type HubEvent, type HubTopic } from './hub.ts'

/**
 * Tells everyone who listens to one of the topics, in every process, once the transaction is committed; a transaction
 * that is rolled back tells nothing.
 */
export function announce(tx: Writing, topics: HubTopic[], event: HubEvent): void {
  addAnnouncement(tx, { topics, event })
}

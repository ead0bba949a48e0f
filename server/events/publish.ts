import { addEvent } from '../db/transaction.ts'
import { type Writing } from '../db/database.ts'
import { type HubEvent, type HubTopic } from './hub.ts'

/** Publishes an event to listeners of the topics in every process, after the commit; a rollback publishes nothing. */
export function publish(tx: Writing, topics: HubTopic[], event: HubEvent): void {
  addEvent(tx, { topics, event })
}

/** Publishes to moderators that the queue is another, or what else waits for them. */
export function publishCases(tx: Writing): void {
  publish(tx, ['cases'], { kind: 'casesChanged' })
}

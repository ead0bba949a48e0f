import { type Topic } from '../../contract/live.ts'
import { type Database } from '../db/database.ts'
import { type HubEvent } from '../events/hub.ts'
import { ownerOfCar } from '../blocks/blocks-store.ts'

/** Is an event of an offer or comment of one of these people, of whom the listener hears nothing? */
export function isOfBlocked(event: HubEvent, blocked: ReadonlySet<string>): boolean {
  if (blocked.size === 0) return false
  if (event.kind === 'carAdded' || event.kind === 'carChanged') return blocked.has(event.car.owner_id)
  if (event.kind === 'commentAdded' || event.kind === 'commentChanged') return blocked.has(event.comment.senderId)
  return false
}

/** Is a topic one of these people's, or of their offer? */
export async function isTopicOfBlocked(db: Database, topic: Topic, blocked: ReadonlySet<string>): Promise<boolean> {
  const [kind, id] = topic.split('/')
  if (blocked.size === 0 || id === undefined) return false
  if (kind === 'profiles') return blocked.has(id)
  const ownerId = await ownerOfCar(db, id)
  return ownerId !== undefined && blocked.has(ownerId)
}

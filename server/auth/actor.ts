import { type Actor } from './audit-store.ts'
import { type Caller } from './identify.ts'

/** The caller as one who acts. */
export function actorOf({ userId, username, role }: Caller): Actor {
  return { id: userId, name: username, role }
}

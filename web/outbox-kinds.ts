import { offer } from './car-form/car-creation.ts'
import { message } from './chat/sent-message.ts'
import { comment } from './comments/sent-comment.ts'
import { outbox, type Kind } from './outbox.ts'

export type Moment = 'start' | 'connected'

/** Everything that the outbox can hold. */
const kinds: readonly Kind<never>[] = [comment, message, offer]

/**
 * Retries what waits: once there is a connection, or at the start of the page what would be taken back, because no page
 * shows it.
 */
export function retryUnsent(moment: Moment): void {
  outbox().retry(kinds.filter((kind) => 'takeBack' in kind === (moment === 'start')))
}

import { unsentKeys } from './drafts.ts'
import { type Moment } from './outbox-kinds.ts'

/** Sends unsent items whatever screen is open. Without any it loads nothing. */
export function sendUnsent(moment: Moment): void {
  if (unsentKeys().length === 0) return
  import('./outbox-kinds.ts')
    .then(({ retryUnsent }) => retryUnsent(moment))
    // Offline, the next moment retries.
    .catch(() => {})
}

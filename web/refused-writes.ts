import { type Endpoint } from '../contract/endpoint.ts'
import { createPageStore, useStore } from './ui/store.ts'

/** Writes that were refused because the session had ended, each kind once; the login names them. */
const refused = createPageStore<readonly Endpoint[]>([])

/** Notes a write that was refused because the session had ended. */
export function noteRefused(endpoint: Endpoint): void {
  if (!refused.get().includes(endpoint)) refused.set([...refused.get(), endpoint])
}

/** The writes refused since the session ended; some are refused when the login is on screen already. */
export function useRefusedWrites(): readonly Endpoint[] {
  return useStore(refused)
}

/** Forgets them after a login. */
export function forgetRefused(): void {
  refused.set([])
}

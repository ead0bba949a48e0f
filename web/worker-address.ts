import { serviceWorkerPath } from '../contract/app-shell.ts'

/** Browsers that know Trusted Types take a worker's address only from a policy. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The one policy of the app: it lets through the addresses of its own workers and nothing else. */
const policy = trustedTypes?.createPolicy('workers', { createScriptURL: ownWorker })

/** The address of a worker of the app, as browsers take it. Throws a TypeError when it is none. */
export function trustedWorkerAddress(address: string): string {
  return (policy ?? { createScriptURL: ownWorker }).createScriptURL(address)
}

function ownWorker(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  // While it is developed, the worker is the source file itself.
  const isOwn = pathname === serviceWorkerPath || pathname.startsWith('/assets/') || import.meta.env.DEV
  if (origin !== location.origin || !isOwn) throw new TypeError(`${pathname} is no worker of the app`)
  return address
}

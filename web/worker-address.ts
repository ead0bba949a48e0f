import { serviceWorkerPath } from '../contract/app-shell.ts'

/** Browsers with Trusted Types take a worker's address only from a policy. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The app's one policy, which allows only its own workers. */
const policy = trustedTypes?.createPolicy('workers', { createScriptURL: ownWorker })

/** The address of a worker of the app. Throws a TypeError for any other. */
export function trustedWorkerAddress(address: string): string {
  return (policy ?? { createScriptURL: ownWorker }).createScriptURL(address)
}

function ownWorker(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  // In development the worker is its source file.
  const isOwn = pathname === serviceWorkerPath || pathname.startsWith('/assets/') || import.meta.env.DEV
  if (origin !== location.origin || !isOwn) throw new TypeError(`${pathname} is no worker of the app`)
  return address
}

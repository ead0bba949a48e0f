import { serviceWorkerPath, type WorkerOrder } from '../../contract/app-shell.ts'
import { onSessionChange, readSession } from '../session.ts'
import { trustedWorkerAddress } from '../worker-address.ts'
import { personAtRest } from './person-at-rest.ts'

/** In ms. To keep the app's files takes half a second of a core and a megabyte: not while one scrolls. */
const rest = 5000

let isReloadWanted = false

/** Lets the service worker begin, and tells when another version of it waits. */
export async function startWorker(onNewVersion: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  onSessionChange(() => {
    if (!readSession()) tell(serviceWorker.controller, 'forgetPictures')
  })
  // What the page itself still loads comes first.
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve))
  const hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloadWanted) location.reload()
    // Another tab has gone on to the new version; the first worker of all is none.
    else if (hadWorker) onNewVersion()
  })
  await personAtRest(rest)
  // Where storage is forbidden there is no worker, and all goes on without.
  serviceWorker.register(trustedWorkerAddress(serviceWorkerPath)).catch(() => {})
  const registration = await serviceWorker.ready
  if (registration.waiting) onNewVersion()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) onNewVersion()
    })
  })
}

/** Asks whether there is a new version: a server that comes back may have brought one. */
export async function lookForNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => {})
}

/** Goes on to the new version; drafts survive it. */
export async function goToNewVersion(): Promise<void> {
  isReloadWanted = true
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting) tell(registration.waiting, 'activate')
  else location.reload()
}

function tell(worker: ServiceWorker | null, order: WorkerOrder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to be named
  worker?.postMessage(order)
}

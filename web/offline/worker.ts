import { serviceWorkerAddress, type WorkerOrder } from '../../contract/app-shell.ts'
import { onSessionChange, readSession } from '../session.ts'
import { texts } from '../texts.ts'
import { trustedWorkerAddress } from '../worker-address.ts'
import { personAtRest } from './person-at-rest.ts'

/** Ms of rest before the app's files are cached, which takes half a second of a core and a megabyte. */
const rest = 5000
/** Maximum ms to wait, because people who never rest may lose the connection too. */
const latest = 10_000

let isReloadWanted = false

/** Starts the service worker and reports when another version of it waits. */
export async function startWorker(onNewVersion: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  onSessionChange(() => {
    if (!readSession()) post(serviceWorker.controller, 'forgetPerson')
  })
  // The page's own files load first.
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve))
  const address = serviceWorkerAddress(texts.language.tag)
  // The worker of another language gives way without a word.
  const isOurs = (worker: ServiceWorker | null) => worker?.scriptURL.endsWith(address) === true
  const hadWorker = isOurs(serviceWorker.controller)
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloadWanted) location.reload()
    // Another tab switched to the new version; the very first worker is no new version.
    else if (hadWorker && isOurs(serviceWorker.controller)) onNewVersion()
  })
  await personAtRest(rest, latest)
  // Without storage there is no worker, and the page works without it.
  serviceWorker.register(trustedWorkerAddress(address)).catch(() => {})
  const registration = await serviceWorker.ready
  const take = (worker: ServiceWorker) => (isOurs(registration.active) ? onNewVersion() : post(worker, 'activate'))
  if (registration.waiting) take(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) take(next)
    })
  })
}

/** Checks for a new version, because a server that returns may have one. */
export async function lookForNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => {})
}

/** Switches to the new version; drafts survive it. */
export async function goToNewVersion(): Promise<void> {
  isReloadWanted = true
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting) post(registration.waiting, 'activate')
  else location.reload()
}

function post(worker: ServiceWorker | null, order: WorkerOrder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to be named
  worker?.postMessage(order)
}

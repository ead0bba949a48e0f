import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { appShellPath, notPages, type WorkerOrder } from '../../contract/app-shell.ts'

/** The files of this build; the build writes them here. */
declare const builtFiles: PrecacheEntry[]
declare const self: ServiceWorkerGlobalScope

/** So long, in seconds, a page may take before the app opens with what it knows. */
const patience = 3
const keptPictures = 200

precacheAndRoute(builtFiles)
cleanupOutdatedCaches()

// The server writes each page for its address, so pages are not kept: without the server there is the app shell.
const page = new NetworkOnly({
  networkTimeoutSeconds: patience,
  plugins: [{ handlerDidError: () => matchPrecache(appShellPath) }],
})
registerRoute(new NavigationRoute(page, { denylist: [notPages] }))

// A picture never changes at its address, and the address holds no token. Calls are not kept at all.
const pictures = new ExpirationPlugin({ maxEntries: keptPictures, purgeOnQuotaError: true })
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.search === '' && /^\/(?:photos|pictures)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [pictures] }),
)

// But the picture of a link is replaced at its address, or gone.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.search === '' && url.pathname.startsWith('/links/'),
  new NetworkFirst({ cacheName: 'pictures', networkTimeoutSeconds: patience, plugins: [pictures] }),
)

const orders: Record<WorkerOrder, () => Promise<unknown>> = {
  activate: () => self.skipWaiting(),
  forgetPictures: () => pictures.deleteCacheAndMetadata(),
}

self.addEventListener('message', (event) => {
  event.waitUntil(orders[event.data as WorkerOrder]())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), self.clients.claim()]))
})

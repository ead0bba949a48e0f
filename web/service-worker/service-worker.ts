import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { type RouteHandlerCallbackOptions } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { notPages, type WorkerOrder, type WorkerWish } from '../../contract/app-shell.ts'
import { isOwnPath, screens } from '../../contract/screens.ts'
import { type PushPayload } from '../../contract/push.ts'
import { appName } from '../../contract/titles.ts'

/** The files of this build, and the address of the app shell among them; the build writes them here. */
declare const builtFiles: PrecacheEntry[]
declare const appShell: string
declare const self: ServiceWorkerGlobalScope

/** Seconds that a page may take before the app opens with stored data. */
const pageTimeoutSeconds = 3
const maxPictures = 200
/** Ms that a window has to say whether it goes where a notification leads, and how many are asked. */
const answerMs = 1000
const maxAsked = 3

precacheAndRoute(builtFiles)
cleanupOutdatedCaches()

// The server renders each page for its address, so pages are not cached; without the server the app shell is used.
const page = new NetworkOnly({
  networkTimeoutSeconds: pageTimeoutSeconds,
  plugins: [{ handlerDidError: () => matchPrecache(appShell) }],
})
registerRoute(new NavigationRoute(openPage, { denylist: [notPages] }))

/** What a proxy answers while it finds no process, and what a process says that cannot make pages. */
const awayStatuses = new Set([502, 503, 504])

async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await page.handle(options)
  return awayStatuses.has(answer.status) ? ((await matchPrecache(appShell)) ?? answer) : answer
}

// Calls are not cached at all; addresses of pictures hold no token.
const pictures = new ExpirationPlugin({ maxEntries: maxPictures, purgeOnQuotaError: true })

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.search === '' && url.pathname.startsWith('/pictures/'),
  new CacheFirst({ cacheName: 'pictures', plugins: [pictures] }),
)

// Photos and pictures of links go when their offer is hidden; the browser's own cache has them meanwhile.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.search === '' && /^\/(?:photos|links)\//.test(url.pathname),
  new NetworkFirst({ cacheName: 'pictures', networkTimeoutSeconds: pageTimeoutSeconds, plugins: [pictures] }),
)

/** Not all browsers tell the time of a notification. */
type TimedNotification = Notification & { timestamp?: number }

const orders: Record<WorkerOrder, () => Promise<unknown>> = {
  activate: () => self.skipWaiting(),
  forgetPerson: () => Promise.all([pictures.deleteCacheAndMetadata(), closeNotifications()]),
}

self.addEventListener('message', (event) => {
  // Pages of another build may give orders that this one does not know.
  const order = Object.hasOwn(orders, String(event.data)) && orders[event.data as WorkerOrder]
  if (order) event.waitUntil(order())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), self.clients.claim()]))
})

// Browsers take the right from a worker that shows nothing for a push, whatever it holds.
self.addEventListener('push', (event) => {
  event.waitUntil(show(payloadOf(event.data)))
})

/** Shows a push in the place of the one before about the same; only one that tells something new makes itself heard. */
async function show({ title, body, path, tag, at }: PushPayload): Promise<void> {
  const [before]: TimedNotification[] = await self.registration.getNotifications({ tag }).catch(() => [])
  const renotify = tag !== '' && before?.timestamp !== at
  const options = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: path, timestamp: at, renotify }
  await self.registration.showNotification(title, options)
}

// The next page that opens tells the server of the new subscription.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event
  if (newSubscription || !oldSubscription) return
  event.waitUntil(self.registration.pushManager.subscribe(oldSubscription.options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(String(event.notification.data)))
})

function payloadOf(data: PushMessageData | null): PushPayload {
  try {
    if (!data) throw new TypeError('An empty push')
    // Servers of another build may send something else.
    const { title, body, path, tag, at } = data.json() as Partial<Record<keyof PushPayload, unknown>>
    return {
      title: isText(title) ? title : appName,
      body: isText(body) ? body : '',
      path: isText(path) && isOwnPath(path) ? path : screens.notifications.path,
      tag: isText(tag) ? tag : '',
      at: typeof at === 'number' ? at : Date.now(),
    }
  } catch {
    return { title: appName, body: '', path: screens.notifications.path, tag: '', at: Date.now() }
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Shows a path in the window that has it, in one that goes there because nothing is typed in it, or in a new one. */
async function openPath(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find(({ url }) => url === new URL(path, self.location.origin).href)
  if (there) return void (await there.focus())
  const byFocus = windows.toSorted((a, b) => Number(b.focused) - Number(a.focused))
  for (const open of byFocus.slice(0, maxAsked)) if (await goesTo(open, path)) return void (await open.focus())
  await self.clients.openWindow(path)
}

/** Asks a window to go to a path; one that is frozen does not answer. */
function goesTo(open: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const wish: WorkerWish = { opens: path, until: Date.now() + answerMs }
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data))
    port1.start()
    setTimeout(() => resolve(false), answerMs)
    open.postMessage(wish, [port2])
  })
}

async function closeNotifications(): Promise<void> {
  for (const one of await self.registration.getNotifications()) one.close()
}

/** The page without an address of its own, which the service worker keeps and shows when the server cannot be reached. */
export const appShellPath = '/app-shell'

/** The service worker's own address: from the root it serves every page. */
export const serviceWorkerPath = '/service-worker.js'

/** Below these no address is a page: what is not there is answered as JSON, and never by the app shell. */
export const notPages = /^\/(?:api|wire|photos|links|assets|c|sitemap|feed\.atom|feed\.json)(?:\/|$)/

/** What a page says to its service worker. */
export type WorkerOrder = 'activate' | 'forgetPictures'

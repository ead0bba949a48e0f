import { inLanguage, type Language } from './language.ts'

/** The page without content of its own, cached by the service worker and shown while the server cannot be reached. */
export const appShellPath = '/app-shell'

/** The app shell's address in a language, under which the service worker stores it. */
export function appShellAddress(language: Language): string {
  return inLanguage(appShellPath, language)
}

/** The service worker's path; at the root, because a worker controls only pages below its own path. */
export const serviceWorkerPath = '/service-worker.js'

/** The address of a language's service worker: each stores the files of its language. */
export function serviceWorkerAddress(language: Language): string {
  return inLanguage(serviceWorkerPath, language)
}

/** Paths that are never pages: unknown ones get a JSON error, never the app shell. Below `/c/{name}` lie its code and sheet. */
export const notPages =
  /^\/(?:(?:api|wire|photos|links|assets|safe-deal|rules|sitemap|feed\.atom|feed\.json)(?:\/|$)|c\/[^/]+\/.|c\/?$)/

/** A message from a page to its service worker. */
export type WorkerOrder = 'activate' | 'forgetPerson'

/**
 * A message from the service worker to a page: open the path of a pressed notification. The page answers on the port that
 * comes with it whether it does, which it does not while it holds text.
 */
export interface WorkerWish {
  opens: string
  /** Epoch ms after which the worker has opened it elsewhere; absent in wishes of older workers. */
  until?: number
}

import { type ComponentType } from 'react'
import { offlineError } from '../call-error.ts'
import { screenAt, type ScreenName } from '../../contract/screens.ts'
import { isNewerBuildThere, loadAgain, reloadOnce } from '../load-again.ts'
import { awaitTitleFocus } from '../ui/page-title.tsx'
import { placeAt, type Params, type Place } from './address.ts'
import { listenToHistory } from './history.ts'
import { mayLeave, navigate, Redirect, type NavigateInfo } from './navigate.ts'
import { isStep } from './step-in-history.ts'

/** The guard and the module of a screen. */
export interface Route<Name extends ScreenName = ScreenName> {
  /** Returns when the screen may be opened, else throws a `Redirect`. */
  guard?: (place: { url: URL; params: Params<Name> }) => Promise<void> | void
  load: () => Promise<ComponentType>
}

export type Routes = { readonly [Name in ScreenName]: Route<Name> }

/** A place and its content, which is empty before the first screen has loaded. */
export interface Page extends Place {
  content: { Screen: ComponentType } | { error: unknown } | 'nothing' | 'loader'
}

type Loaded = Page['content'] | Redirect

/** Ms after which a loader shows, and the minimum ms that it shows. */
const loaderDelayMs = 200
const minLoaderMs = 300

let routes: Routes
let page: Page
let showPage: (page: Page, before: Page) => void = () => {}
let onRendered: () => void = () => {}
let lastAsked: Place
let hasBegun = false
/** Whether the next screen starts at its top. */
let beginsAtTop = false
const screensLoaded = new Map<ScreenName, ComponentType>()

/**
 * Opens the address of the page, then those of links, history and `navigate`. Resolves when the screen of a page that
 * `isServerRendered` has loaded and can hydrate it.
 */
export async function startRouter(table: Routes, isServerRendered: boolean): Promise<void> {
  routes = table
  lastAsked = placeAt(new URL(location.href))
  page = { ...lastAsked, content: 'nothing' }
  if (isServerRendered) await load(lastAsked)
  else listen()
  void open(lastAsked)
}

function listen(): void {
  if ('navigation' in window) navigation.addEventListener('navigate', onNavigate)
  else listenToHistory(openHere)
}

/** Opens another address of the current screen, where the history reports it. */
async function openHere(url: URL, keepsScroll: boolean): Promise<void> {
  beginsAtTop = !keepsScroll
  await open(placeAt(url))
}

/** Sets the page without opening it, for server rendering. */
export function beginAt(first: Page): void {
  page = first
}

/** Checks the guard and loads the current screen again. Its state stays. */
export function refresh(): void {
  void open(placeAt(new URL(location.href)))
}

/**
 * Passes the current page and every later one to `take`, with the previous one. Each must be confirmed once it is
 * rendered.
 */
export function onPage(take: (page: Page, before: Page) => void): () => void {
  showPage = take
  take(page, page)
  // The links of a server-rendered page load documents until it is hydrated.
  listen()
  return () => {
    showPage = () => {}
  }
}

export function currentPage(): Page {
  return page
}

export function confirmPage(rendered: Page): void {
  if (rendered !== page) return
  // The browser scrolls only after everything has loaded; until then a new screen would have the scroll position of the
  // previous one.
  if (beginsAtTop && rendered.url.hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  beginsAtTop = false
  onRendered()
}

function onNavigate(event: NavigateEvent): void {
  if (!isOurs(event)) return
  if (isStep(event)) {
    event.intercept({ focusReset: 'manual', scroll: 'manual' })
    return
  }
  if (!mayLeave(event)) return
  const info = event.info as NavigateInfo | undefined
  // A redirect belongs to the same step of the person.
  if (!info?.isForced) hasBegun = true
  beginsAtTop = event.navigationType !== 'traverse' && !info?.keepsScroll
  event.intercept({
    handler: () => open(placeAt(new URL(event.destination.url))),
    // The screen's title takes the focus.
    focusReset: 'manual',
    scroll: info?.keepsScroll ? 'manual' : 'after-transition',
  })
}

/** Whether the navigation leads to a screen; the server answers all other addresses. */
function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, navigationType, downloadRequest, formData, destination } = event
  const isAddress = canIntercept && navigationType !== 'reload' && downloadRequest === null && formData === null
  const isDocument = (event.info as NavigateInfo | undefined)?.isDocument === true
  return isAddress && !isDocument && screenAt(new URL(destination.url).pathname) !== null
}

async function open(place: Place): Promise<void> {
  // The first screen leaves the focus at the top of the page, however soon the person goes on.
  if (hasBegun && place.url.pathname !== lastAsked.url.pathname) awaitTitleFocus()
  lastAsked = place
  const loading = load(place)
  const content = loading instanceof Promise ? await waitFor(loading, place) : loading
  if (place !== lastAsked) return
  if (content instanceof Redirect) {
    void navigate(content.address, { isReplacing: true, isForced: true })
    return
  }
  hasBegun = true
  await show({ ...place, content })
}

/**
 * The content of a place; synchronous when nothing has to be requested, so that a tick stored in the address never
 * lags.
 */
function load({ screen, url, params }: Place): Loaded | Promise<Loaded> {
  const { guard, load: loadScreen } = routes[screen] as Route
  try {
    const permission = guard?.({ url, params: params as Params<ScreenName> })
    const Screen = screensLoaded.get(screen)
    if (Screen && !permission) return { Screen }
    // Guard and chunk are requested together; a synchronous redirect loads nothing.
    return Promise.all([loadChunk(loadScreen), permission]).then(([Loading]) => {
      screensLoaded.set(screen, Loading)
      return { Screen: Loading }
    }, contentOf)
  } catch (error) {
    return contentOf(error)
  }
}

function contentOf(error: unknown): Loaded {
  return error instanceof Redirect ? error : { error }
}

/** Whether the server answers at all; the browser knows only its own network. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null
}

/** Waits for a screen and shows a loader if that takes long. */
async function waitFor(loading: Promise<Loaded>, place: Place): Promise<Loaded> {
  if (!(await endsWithin(loaderDelayMs, loading)) && place === lastAsked) {
    void show({ ...place, content: 'loader' })
    await new Promise((resolve) => setTimeout(resolve, minLoaderMs))
  }
  return loading
}

/** Loads a chunk. After an update the chunks of an open page are gone, so it goes to the wanted address anew. */
async function loadChunk(loadScreen: Route['load']): Promise<ComponentType> {
  try {
    return await loadAgain(loadScreen)
  } catch (error) {
    if (!(await isReachable())) throw offlineError()
    if (await isNewerBuildThere()) reloadOnce()
    throw error
  }
}

/** Resolves when the page is rendered or replaced by a later one. */
function show(next: Page): Promise<void> {
  onRendered()
  return new Promise((resolve) => {
    const before = page
    page = next
    onRendered = resolve
    showPage(next, before)
  })
}

async function endsWithin(ms: number, task: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const isInTime = await Promise.race([task.then(() => true), timeout])
  clearTimeout(timer)
  return isInTime
}

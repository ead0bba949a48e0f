import { type ComponentType } from 'react'
import { screenAt, type ScreenName } from '../../contract/screens.ts'
import { awaitTitleFocus } from '../ui/page-title.tsx'
import { placeAt, type Params, type Place } from './address.ts'
import { mayLeave, navigate, Redirect, type NavigateInfo } from './navigate.ts'

/** How a screen is opened. */
export interface Route<Name extends ScreenName = ScreenName> {
  /** Returns when the screen may be opened, else throws a `Redirect`. */
  guard?: (place: { url: URL; params: Params<Name> }) => Promise<void> | void
  load: () => Promise<ComponentType>
}

export type Routes = { readonly [Name in ScreenName]: Route<Name> }

/** A place and what stands there: nothing before the first screen has come. */
export interface Page extends Place {
  content: { Screen: ComponentType } | { error: unknown } | 'nothing' | 'loader'
}

type Loaded = Page['content'] | Redirect

/** A screen that takes longer than this, in ms, is waited for with a loader; that stands at least so long. */
const patience = 200
const leastLoaderTime = 300

let routes: Routes
let page: Page
let showPage: (page: Page, before: Page) => void = () => {}
let pageStands: () => void = () => {}
let lastAsked: Place
let hasBegun = false
/** Has a screen been asked for that is looked at from its top? */
let beginsAtTop = false
const screensLoaded = new Map<ScreenName, ComponentType>()

/**
 * Opens the address of the page, and from then on those that links, history and `navigate` lead to. Resolves when the
 * screen of a page that `isDrawn` already is there to take it over.
 */
export async function startRouter(table: Routes, isDrawn: boolean): Promise<void> {
  routes = table
  lastAsked = placeAt(new URL(location.href))
  page = { ...lastAsked, content: 'nothing' }
  if (isDrawn) await load(lastAsked)
  else listen()
  void open(lastAsked)
}

function listen(): void {
  if ('navigation' in window) navigation.addEventListener('navigate', hear)
}

/** Lets a page stand where nothing is opened: where the server draws it. */
export function beginAt(first: Page): void {
  page = first
}

/** Judges and loads the screen of now once more. What is typed into it stays. */
export function refresh(): void {
  void open(placeAt(new URL(location.href)))
}

/** Hands over the page of now and every later one with that before. Each has to be confirmed once it stands. */
export function onPage(take: (page: Page, before: Page) => void): () => void {
  showPage = take
  take(page, page)
  // Until a drawn page is taken over, its links lead on as in any document.
  listen()
  return () => {
    showPage = () => {}
  }
}

export function currentPage(): Page {
  return page
}

export function confirmPage(standing: Page): void {
  if (standing !== page) return
  // The browser does so once all has been loaded; until then a new screen would stand where the one before was scrolled to.
  if (beginsAtTop && standing.url.hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  beginsAtTop = false
  pageStands()
}

function hear(event: NavigateEvent): void {
  if (!isOurs(event) || !mayLeave(event)) return
  const info = event.info as NavigateInfo | undefined
  // A redirect is still the same step of the person.
  if (!info?.isForced) hasBegun = true
  beginsAtTop = event.navigationType !== 'traverse' && !info?.keepsScroll
  event.intercept({
    handler: () => open(placeAt(new URL(event.destination.url))),
    // The screen's title takes the focus.
    focusReset: 'manual',
    scroll: info?.keepsScroll ? 'manual' : 'after-transition',
  })
}

/** All but the addresses of screens is the server's to answer. */
function isOurs({ canIntercept, navigationType, downloadRequest, formData, destination }: NavigateEvent): boolean {
  const isAddress = canIntercept && navigationType !== 'reload' && downloadRequest === null && formData === null
  return isAddress && screenAt(new URL(destination.url).pathname) !== null
}

async function open(place: Place): Promise<void> {
  // The first screen leaves the focus at the top of the page, however soon one goes on from it.
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

/** What stands at a place; at once where nothing has to be asked for, so that a tick kept in the address never lags. */
function load({ screen, url, params }: Place): Loaded | Promise<Loaded> {
  const { guard, load: loadScreen } = routes[screen] as Route
  try {
    const permission = guard?.({ url, params: params as Params<ScreenName> })
    const Screen = screensLoaded.get(screen)
    if (Screen && !permission) return { Screen }
    // Both at once; who is led elsewhere without a question to the server loads nothing.
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

/** Shows a loader meanwhile, if it takes long. */
async function waitFor(loading: Promise<Loaded>, place: Place): Promise<Loaded> {
  if (!(await endsWithin(patience, loading)) && place === lastAsked) {
    void show({ ...place, content: 'loader' })
    await new Promise((resolve) => setTimeout(resolve, leastLoaderTime))
  }
  return loading
}

/** After an update of the product the chunks of a page from before are gone: loaded anew, it knows those of now. */
async function loadChunk(loadScreen: Route['load']): Promise<ComponentType> {
  try {
    return await loadScreen()
  } catch (error) {
    if (hasBegun && navigator.onLine) location.reload()
    throw error
  }
}

/** Ends when the page stands, or a later one has taken its place. */
function show(next: Page): Promise<void> {
  pageStands()
  return new Promise((resolve) => {
    const before = page
    page = next
    pageStands = resolve
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

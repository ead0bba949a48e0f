import { beforeEach, expect, test, vi } from 'vitest'
import type * as LoadAgain from '../load-again.ts'
import { type Page, type Route, type Routes } from './router.ts'

/** The part of the browser's navigation that the router uses. */
class FakeNavigation extends EventTarget {
  navigate(address: string, { info }: { history?: string; info?: unknown } = {}) {
    const url = new URL(address, location.href)
    let handler: (() => Promise<void>) | undefined
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      canIntercept: url.origin === location.origin,
      navigationType: 'push',
      downloadRequest: null,
      formData: null,
      info,
      destination: { url: url.href },
      intercept: (options: { handler: () => Promise<void> }) => {
        ;({ handler } = options)
      },
    })
    this.dispatchEvent(event)
    const isOn = !event.defaultPrevented && handler !== undefined
    if (isOn) location.href = url.href
    else if (!event.defaultPrevented) this.loaded.push(url.href)
    const finished = isOn ? handler!() : Promise.reject(new Error('stopped'))
    return { committed: finished, finished }
  }

  /** Addresses that the browser loaded as documents. */
  readonly loaded: string[] = []
}

let navigation: FakeNavigation
const reload = vi.fn<() => void>()
const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
const Home = () => null
const Login = () => null
const Car = () => null

beforeEach(() => {
  vi.resetModules()
  navigation = new FakeNavigation()
  reload.mockReset()
  scrollTo.mockReset()
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { navigation, scrollTo })
  vi.stubGlobal('location', { href: 'https://volan.test/home', origin: 'https://volan.test', reload })
})

const screenOf = ({ content }: Page) => (typeof content === 'object' && 'Screen' in content ? content.Screen : content)

/** A router with three screens whose pages are rendered at once. */
async function start(changed: { home?: Route; login?: Route; car?: Route } = {}) {
  const router = await import('./router.ts')
  const routes = {
    home: { load: async () => Home },
    login: { load: async () => Login },
    car: { load: async () => Car },
    ...changed,
  } as Partial<Routes> as Routes
  void router.startRouter(routes, false)
  const shown: unknown[] = []
  router.onPage((page) => {
    shown.push(screenOf(page))
    router.confirmPage(page)
  })
  await vi.waitFor(() => expect(shown.at(-1)).not.toBe('nothing'))
  return { ...(await import('./navigate.ts')), router, shown }
}

test('shows the first address and those of links, and leaves other addresses to the server', async () => {
  const { navigate, shown } = await start()
  await navigate('/login?next=%2Fhome')
  void navigate('/feed.atom').catch(() => {})
  void navigate('https://elsewhere.test/login').catch(() => {})
  expect(shown).toEqual(['nothing', Home, Login])
  expect(navigation.loaded).toEqual(['https://volan.test/feed.atom', 'https://elsewhere.test/login'])
})

test("follows a guard's redirect before it loads anything of the screen", async () => {
  const load = vi.fn<Route['load']>()
  const { Redirect } = await import('./navigate.ts')
  const guard = () => {
    throw new Redirect('/login')
  }
  const { navigate, shown } = await start({ car: { guard, load } })
  await navigate('/themes/x')
  await vi.waitFor(() => expect(shown).toEqual(['nothing', Home, Login]))
  expect(load).not.toHaveBeenCalled()
  expect(location.href).toBe('https://volan.test/login')
})

test('gives a guard the values of the path', async () => {
  const guard = vi.fn<NonNullable<Route['guard']>>()
  const { navigate, shown } = await start({ car: { guard, load: async () => Car } })
  await navigate('/themes/-Nabc')
  expect(guard.mock.lastCall?.[0].params).toEqual({ themeId: '-Nabc' })
  expect(shown.at(-1)).toBe(Car)
})

test('never shows a screen that was left before it loaded', async () => {
  let arrive: (screen: typeof Car) => void = () => {}
  const load = () => new Promise<typeof Car>((resolve) => (arrive = resolve))
  const { navigate, shown } = await start({ car: { load } })
  const first = navigate('/themes/x')
  await navigate('/login')
  arrive(Car)
  await first
  expect(shown).toEqual(['nothing', Home, Login])
})

test('shows a loader for a slow screen', async () => {
  vi.useFakeTimers()
  try {
    const load = () => new Promise<typeof Car>((resolve) => setTimeout(() => resolve(Car), 250))
    const { navigate, shown } = await start({ car: { load } })
    const arriving = navigate('/themes/x')
    await vi.advanceTimersByTimeAsync(400)
    expect(shown.at(-1)).toBe('loader')
    await vi.advanceTimersByTimeAsync(200)
    await arriving
    expect(shown).toEqual(['nothing', Home, 'loader', Car])
  } finally {
    vi.useRealTimers()
  }
})

const error = new TypeError('Failed to fetch dynamically imported module')

test('shows why the file of a screen failed, after further tries', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const load = vi.fn<() => Promise<typeof Car>>().mockRejectedValue(error)
  const { navigate, shown } = await start({ car: { load } })
  await navigate('/themes/x')
  expect(shown.at(-1)).toEqual({ error })
  expect(load).toHaveBeenCalledTimes(3)
  expect(reload).not.toHaveBeenCalled()
})

test('goes to the wanted address anew where the server has another build', async () => {
  vi.doMock('../load-again.ts', async (original) => ({
    ...(await original<typeof LoadAgain>()),
    isNewerBuildThere: async () => true,
    reloadOnce: reload,
  }))
  vi.stubGlobal('fetch', async () => new Response())
  const { navigate } = await start({ car: { load: () => Promise.reject(error) } })
  await navigate('/themes/x')
  expect(reload).toHaveBeenCalledTimes(1)
  vi.doUnmock('../load-again.ts')
})

test("says that the connection is missing when a screen's file fails to load", async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { navigate, shown } = await start({ car: { load: () => Promise.reject(error) } })
  await navigate('/themes/x')
  expect(shown.at(-1)).toMatchObject({ error: { code: 'offline' } })
  expect(reload).not.toHaveBeenCalled()
})

test('asks before a form is left, and leaves it when confirmed', async () => {
  const { navigate, askBeforeLeaving, shown } = await start()
  let leave: () => void = () => {}
  const stopAsking = askBeforeLeaving((goOn) => {
    leave = goOn
    return false
  })
  await navigate('/login')
  expect(shown.at(-1)).toBe(Home)
  leave()
  await vi.waitFor(() => expect(shown.at(-1)).toBe(Login))
  stopAsking()
  await navigate('/home')
  expect(shown.at(-1)).toBe(Home)
})

test('loads documents of other screens in a browser without the Navigation API', async () => {
  const assign = vi.fn<(address: string) => void>()
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('window', new EventTarget())
  const { origin, href, pathname } = new URL('https://volan.test/home')
  vi.stubGlobal('location', { origin, href, pathname, assign, replace })
  const { navigate, shown } = await start()
  expect(shown.at(-1)).toBe(Home)
  await navigate('/login')
  await navigate('/login?next=%2Fhome', { isReplacing: true })
  expect([assign.mock.lastCall, replace.mock.lastCall]).toEqual([['/login'], ['/login?next=%2Fhome']])
})

test('scrolls a new screen to its top, unless the scroll position is to stay', async () => {
  const { navigate, shown } = await start()
  expect(scrollTo).not.toHaveBeenCalled()
  await navigate('/login')
  expect(shown.at(-1)).toBe(Login)
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  await navigate('/home', { keepsScroll: true })
  await navigate('/login#part')
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

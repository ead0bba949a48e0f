import { beforeEach, expect, test, vi } from 'vitest'

/** A browser without the Navigation API, as much of it as is asked there. */
const open = vi.fn<(url: URL, keepsScroll: boolean) => Promise<void>>()
const assign = vi.fn<(address: string) => void>()
let entries: { state: unknown; address: string }[]

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  entries = [{ state: null, address: 'https://volan.test/themes' }]
  const here = () => new URL(entries.at(-1)?.address ?? '')
  const entry = (state: unknown, _title: string, address: URL | string) => ({ state, address: String(address) })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', {
    assign,
    origin: 'https://volan.test',
    get href() {
      return here().href
    },
    get pathname() {
      return here().pathname
    },
  })
  vi.stubGlobal('history', {
    pushState: (...given: Parameters<typeof entry>) => entries.push(entry(...given)),
    replaceState: (...given: Parameters<typeof entry>) => entries.splice(-1, 1, entry(...given)),
    back,
    get state() {
      return entries.at(-1)?.state
    },
  })
})

function back() {
  entries.pop()
  window.dispatchEvent(new Event('popstate'))
}

async function start() {
  const ours = await import('./history.ts')
  ours.listenToHistory(open)
  return ours
}

test('addresses of one screen are entries of its history; Back opens the one before and stays where it is', async () => {
  const { navigateByHistory } = await start()
  await navigateByHistory('/themes?brand=BMW', {})
  await navigateByHistory('/themes?brand=Audi', { isReplacing: true, keepsScroll: true })
  back()
  const opened = open.mock.calls.map(([{ search }, keepsScroll]) => [search, keepsScroll])
  expect(opened).toEqual([
    ['?brand=BMW', false],
    ['?brand=Audi', true],
    ['', true],
  ])
  expect(entries).toHaveLength(1)
  expect(assign).not.toHaveBeenCalled()
})

test('the page of another screen is loaded', async () => {
  const { navigateByHistory } = await start()
  await navigateByHistory('/login', {})
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login')
  expect(open).not.toHaveBeenCalled()
})

test('Back takes away what lies over a screen, and the screen stays', async () => {
  const { addEntry } = await start()
  const onBack = vi.fn<() => void>()
  addEntry(onBack)
  back()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(open).not.toHaveBeenCalled()
})

test('what lay over a screen and was closed takes its entry along', async () => {
  const { addEntry } = await start()
  const onBack = vi.fn<() => void>()
  const leave = addEntry(onBack)
  expect(entries).toHaveLength(2)
  leave()
  expect(entries).toHaveLength(1)
  expect([onBack.mock.calls, open.mock.calls]).toEqual([[], []])
})

/** A session of WebDriver (W3C), with the few calls that the walk needs. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Driver, type Size } from './driver.ts'

const callMs = 30_000
const startMs = 20_000

/** A browser that a driver at an address has started. */
export interface Session {
  version: string
  driver: Driver<WebElement>
  end(): Promise<void>
}

/** The key under which the standard has elements stand. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type WebElement = Record<typeof elementKey, string>

/** WebKit's driver leaves what stands in a column that scrolls by itself below the window's edge. */
const scrollThere = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"

/** Control and A. The call that empties a field tells the page nothing of it. */
const selectAll = '\uE009a'

type Send = <Answer = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>

/** Waits until the driver listens, and has it start a browser. */
export async function openSession(address: string, capabilities: object): Promise<Session> {
  for (const until = performance.now() + startMs; performance.now() < until; await sleep(50)) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
  }
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const created = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${address}/session`,
    asked,
  )
  const session: Send = (method, path, body) => send(method, `${address}/session/${created.sessionId}${path}`, body)
  return {
    version: created.capabilities.browserVersion,
    driver: driverOf(session),
    end: async () => void (await session('DELETE', '')),
  }
}

async function send<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const signal = AbortSignal.timeout(callMs)
  const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function driverOf(session: Send): Driver<WebElement> {
  const of = (element: WebElement, what: string) => `/element/${element[elementKey]}/${what}`
  return {
    goTo: async (url) => void (await session('POST', '/url', { url })),
    goBack: async () => void (await session('POST', '/back', {})),
    reload: async () => void (await session('POST', '/refresh', {})),
    address: () => session('GET', '/url'),
    resize: async (size) => void (await session('POST', '/window/rect', size)),
    find: (xpath) => session('POST', '/elements', { using: 'xpath', value: xpath }),
    async isVisible(element) {
      const { width, height } = await session<Size>('GET', of(element, 'rect'))
      return width > 0 && height > 0
    },
    async click(element) {
      await session('POST', '/execute/sync', { script: scrollThere, args: [element] })
      await session('POST', of(element, 'click'), {})
    },
    async type(element, text) {
      for (const keys of [selectAll, text]) await session('POST', of(element, 'value'), { text: keys })
    },
    async choose(element, value) {
      const using = { using: 'xpath', value: `.//option[@value="${value}"]` }
      await session('POST', of(await session('POST', of(element, 'element'), using), 'click'), {})
    },
    attach: async (element, files) => void (await session('POST', of(element, 'value'), { text: files.join('\n') })),
    picture: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
  }
}

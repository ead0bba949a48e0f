import { pages } from '../contract/limits.ts'
import { untilPainted } from './frames.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, startProduct, test } from './product.ts'
import { untilHydrated } from './hydrated.ts'

let alice: Person
let product: Awaited<ReturnType<typeof startProduct>>
const showMore = { name: 'Show more' }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  product = await startProduct()
  alice = await arrive(browser, product, 'alice')
  for (let i = 0; i <= 3 * pages.cars; i++) await offerCar(alice)
})
test.afterAll(() => product.stop())

test('the list loads on when its pages arrive at once', async ({ page, context }) => {
  const answers: Record<string, string> = {}
  page.on('response', async (response) => {
    const { pathname, search, searchParams } = new URL(response.url())
    if (searchParams.has('endBefore')) answers[pathname + search] = await response.text()
  })
  await page.goto(`${product.address}/themes`)
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    expect(Object.keys(answers).length).toBeGreaterThan(1)
  }).toPass({ intervals: [100] })

  const tall = await context.newPage()
  await tall.setViewportSize({ width: 1280, height: 6000 })
  await tall.addInitScript((known) => {
    const ask = window.fetch.bind(window)
    window.fetch = (address, init) => {
      const text = typeof address === 'string' ? known[address] : undefined
      if (text === undefined) return ask(address, init)
      return Promise.resolve(Object.assign(new Response(text), { text: () => Promise.resolve(text) }))
    }
  }, answers)
  const asked: string[] = []
  tall.on('request', (request) => asked.push(request.url()))
  await tall.goto(`${product.address}/themes`)
  await expect.poll(async () => (await tall.getByRole('button', showMore).boundingBox())?.y).toBeGreaterThan(8000)
  expect(asked.filter((address) => address.includes('endBefore'))).toEqual([])
})

test('the list loads on when its end came near while the page was busy', async ({ page }) => {
  await page.addInitScript(() => {
    // A busy page receives two entries late and at once.
    const { IntersectionObserver: Prompt } = window
    let isBusy = true
    const observers = new Set<Late>()
    class Late extends Prompt {
      late: IntersectionObserverEntry[] = []
      readonly #tell: IntersectionObserverCallback

      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries) => {
          this.late = [...this.late, ...entries].slice(-2)
          if (!isBusy) this.tell()
        }, options)
        this.#tell = tell
        observers.add(this)
      }

      tell() {
        if (this.late.length > 0) this.#tell(this.late.splice(0), this)
      }

      override disconnect() {
        super.disconnect()
        this.late = []
      }
    }
    window.IntersectionObserver = Late
    const untold = () => [...observers].flatMap(({ late }) => late.map(({ isIntersecting }) => isIntersecting))
    const tell = () => {
      isBusy = false
      for (const observer of observers) observer.tell()
    }
    Object.assign(window, { untold, tell })
  })
  await page.goto(`${product.address}/themes`)
  await untilHydrated(page)
  const untold = () => page.evaluate<boolean[]>('untold()')
  // The page may render between the two, which starts to watch the end again.
  await expect(async () => {
    await page.evaluate('scrollTo(0, 0)')
    await expect.poll(async () => (await untold()).at(-1), { timeout: 1000 }).toBe(false)
    await page.evaluate('scrollTo(0, 2000)')
    await expect.poll(untold, { timeout: 1000 }).toEqual([false, true])
  }).toPass()
  const end = page.getByRole('button', showMore)
  const before = (await end.boundingBox())!.y
  await page.evaluate('tell()')
  await expect.poll(async () => (await end.boundingBox())!.y).toBeGreaterThan(before + 2000)
})

test('nothing is loaded after a last page that is full', async ({ page }) => {
  const left = await alice.context.request.get(`${product.address}/api/cars.json?shallow=true`)
  const [id] = Object.keys((await left.json()) as Record<string, true>)
  await alice.context.request.delete(`/api/cars/${id}.json?auth=${alice.token}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${product.address}/themes`)
  await untilHydrated(page)
  const pagesAsked = () => asked.filter((address) => address.includes('endBefore')).length
  await expect(async () => {
    await page.mouse.wheel(0, 5000)
    expect(pagesAsked()).toBe(2)
    await expect(page.getByRole('button', showMore)).toHaveCount(0, { timeout: 200 })
  }).toPass({ intervals: [100] })
  const isAtEnd = () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
  // Rows that are measured on the way make the list longer.
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    expect(await page.evaluate(isAtEnd)).toBe(true)
  }).toPass({ intervals: [100] })
  await untilPainted(page)
  // A page that was asked for before this call is in the list before it.
  await page.evaluate(async () => void (await fetch('/api/cars.json?shallow=true')))
  expect(pagesAsked()).toBe(2)
})

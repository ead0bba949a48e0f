import { pages } from '../contract/limits.ts'
import { arrive, offerCar } from './people.ts'
import { expect, startProduct, test } from './product.ts'
import { untilTakenOver } from './taken-over.ts'

let product: Awaited<ReturnType<typeof startProduct>>
const showMore = { name: 'Show more' }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  product = await startProduct()
  const alice = await arrive(browser, product, 'alice')
  for (let i = 0; i <= 3 * pages.cars; i++) await offerCar(alice)
})
test.afterAll(() => product.stop())

test('loads on when pages come at once', async ({ page, context }) => {
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

test('loads on when the end came near while the page was busy', async ({ page }) => {
  await page.addInitScript(() => {
    // A busy page is told late, and then all at once.
    const { IntersectionObserver: Prompt } = window
    window.IntersectionObserver = class extends Prompt {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const late: IntersectionObserverEntry[] = []
        super((entries) => late.push(...entries), options)
        Object.assign(window, { late, tell: () => tell(late, this) })
      }
    }
  })
  await page.goto(`${product.address}/themes`)
  await untilTakenOver(page)
  const near = () => page.evaluate<boolean[]>('window.late?.map(({ isIntersecting }) => isIntersecting)')
  await expect.poll(near).toContain(false)
  await page.mouse.wheel(0, 2000)
  await expect.poll(near).toContain(true)
  const end = page.getByRole('button', showMore)
  const before = (await end.boundingBox())!.y
  await page.evaluate('tell()')
  await expect.poll(async () => (await end.boundingBox())!.y).toBeGreaterThan(before + 2000)
})

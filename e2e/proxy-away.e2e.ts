import { createServer } from 'node:http'
import { arrive, offerCar } from './people.ts'
import { expect, startProduct, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

test('a proxy that finds no process leaves the app with its stored data, which comes back by itself', async ({
  browser,
}) => {
  test.slow()
  const product = await startProduct()
  const { port, hostname } = new URL(product.address)
  const proxy = createServer((_asked, answer) => answer.writeHead(502).end('Bad Gateway'))
  try {
    const alice = await arrive(browser, product, 'alice')
    const id = await offerCar(alice, { model: 'Behind a proxy' })
    const { page } = alice
    await page.goto(`/themes/${id}`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.goto(`/themes/${id}`)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toContain(id)
    await product.kill()
    await new Promise<void>((listening) => proxy.listen(Number(port), hostname, listening))

    await page.goto(`/themes/${id}`)
    await expect(page.getByRole('heading', { name: 'BMW Behind a proxy' })).toBeVisible()
    await expect(page.getByText(/Offline since/)).toBeVisible()

    proxy.closeAllConnections()
    await new Promise((closed) => proxy.close(closed))
    await product.restart()
    await expect(page.getByText(/Offline since/)).toHaveCount(0, { timeout: 40_000 })
  } finally {
    proxy.closeAllConnections()
    proxy.close()
    await product.stop()
  }
})

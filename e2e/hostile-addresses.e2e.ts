import { type BrowserContext, type Page } from '@playwright/test'
import { inParts, showableStrings as hostileStrings } from './hostile-showable.ts'
import { inParallel } from './hostile-store.ts'
import { watchForHarm } from './hostile-watch.ts'
import { untilHydrated } from './hydrated.ts'
import { arrive } from './people.ts'
import { expect, test } from './product.ts'

/** Every hostile text put into addresses stays text: in what the server sends, and where the app leads. */

/** An empty page of the product's origin that keeps no security policy, so what it takes for a page does what it can. */
async function openParser(context: BrowserContext, origin: string): Promise<Page> {
  const parser = await context.newPage()
  await parser.route(`${origin}/parser`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await parser.goto(`${origin}/parser`)
  return parser
}

/** Makes the elements of a page, with its images and handlers; answers its scripts that are not files or data. */
async function foreignScripts(parser: Page, html: string): Promise<string[]> {
  return parser.evaluate((source) => {
    document.documentElement.innerHTML = source
    const scripts = [...document.scripts].filter(({ src, type }) => src === '' && type !== 'application/json')
    return scripts.map(({ outerHTML }) => outerHTML)
  }, html)
}

/** Leads the app from address to address, and waits each time until it has arrived, there or where that redirects. */
async function leadEverywhere(page: Page, addresses: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const address of all) {
      const { committed, finished } = navigation.navigate(address)
      await committed
      await finished?.catch(async () => navigation.transition?.finished)
      await new Promise(requestAnimationFrame)
    }
  }, addresses)
}

const addressesAt = (place: string, texts = hostileStrings) =>
  texts.map((text) => place + encodeURIComponent(text.toWellFormed()))

const placesOfScreens = ['/login?next=', '/themes/', '/all-users/', '/chats/', '/themes?after=']

for (const place of [...placesOfScreens, '/'])
  test(`what the server sends at hostile addresses that begin with ${place} is text`, async ({ context, product }) => {
    const harm = await watchForHarm(context, product.address)
    const parser = await openParser(context, product.address)
    await inParallel(addressesAt(place), 2, async (address) => {
      const response = await fetch(product.address + address)
      expect(response.status, address).toBeLessThan(500)
      expect(await foreignScripts(parser, await response.text()), address).toEqual([])
    })
    expect(harm).toEqual([])
  })

for (const place of placesOfScreens)
  test(`the app shows hostile addresses that begin with ${place} as text`, async ({ browser, page, product }) => {
    test.slow()
    // Only a visitor is shown the login.
    const leader = place === '/login?next=' ? page : (await arrive(browser, product, 'alice')).page
    const harm = await watchForHarm(leader.context(), product.address)
    await leader.goto('/home')
    await untilHydrated(leader)
    await leadEverywhere(leader, addressesAt(place))
    expect(harm).toEqual([])
  })

for (const { name, texts } of inParts(3))
  test(`hostile addresses of no screen, which the app loads, stay text, ${name}`, async ({
    page,
    context,
    product,
  }) => {
    test.slow()
    const harm = await watchForHarm(context, product.address)
    for (const address of addressesAt('/', texts)) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBeLessThan(500)
    }
    expect(harm).toEqual([])
  })

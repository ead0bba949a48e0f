import { type Page } from '@playwright/test'
import { openNextVersion } from './next-version.ts'
import { arrive, fillCarForm, offerCar, type Person } from './people.ts'
import { photoFiles } from './photo-files.ts'
import { expect, startProduct, test, type Product } from './product.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the worker serves it and has cached what later pages need. */
async function openCached(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** Waits until this is stored for use without a connection. */
async function expectStored(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toContain(what)
}

/** Two people; the first has saved the second's car, and they have exchanged messages. */
async function acquainted(browser: Parameters<typeof arrive>[0], product: Product) {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const carId = await offerCar(bobby, { model: 'Saved for the road' })
  await alice.context.request.put(`/api/saved-cars/${carId}.json?auth=${alice.token}`, { data: {} })
  await bobby.context.request.post(`/api/messages.json?auth=${bobby.token}`, {
    data: { sendTo: alice.email, content: 'See you on Saturday' },
  })
  return { alice, bobby, carId }
}

async function messagesOf(person: Person, other: Person): Promise<string[]> {
  const answer = await person.context.request.get(`/api/messages.json?with=${other.id}&auth=${person.token}`)
  return Object.values((await answer.json()) as Record<string, { content: string }>).map(({ content }) => content)
}

test('without a connection the app opens, says since when, and shows the stored data', async ({ browser }) => {
  test.slow()
  const product = await startProduct()
  try {
    const { alice, bobby, carId } = await acquainted(browser, product)
    const { page } = alice
    await openCached(page, '/saved')
    await expect(page.getByRole('heading', { name: 'BMW Saved for the road' })).toBeVisible()
    await expectStored(page, '["saved","cars"]')
    await page.goto(`/chats/${bobby.id}`)
    await expectStored(page, '["conversation"')
    await page.goto('/profile')
    await expectStored(page, '"posts"')
    const openedId = await offerCar(bobby, { model: 'Opened at the garage' })
    await page.goto(`/themes/${openedId}`)
    await expectStored(page, openedId)
    await page.goto('/add-theme')
    await page.getByLabel('Model').fill('Written on the train')
    await product.kill()

    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'BMW Saved for the road' })).toBeVisible()
    await expect(
      page.getByText(/^Offline since \d{1,2}:\d{2} [AP]M\. You see the page as it was then\.$/),
    ).toBeVisible()
    await page.getByRole('link', { name: 'BMW Saved for the road' }).click()
    await expect(page.getByText('One owner from new, full service history.')).toBeVisible()
    await page.goto(`/themes/${carId}`)
    await expect(page.getByText('One owner from new, full service history.')).toBeVisible()
    await page.goto(`/themes/${openedId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'BMW Opened at the garage' })).toBeVisible()
    await page.goto(`/c/${openedId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'BMW Opened at the garage' })).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: alice.username })).toBeVisible()
    await page.goto('/add-theme')
    await expect(page.getByLabel('Model')).toHaveValue('Written on the train')
    await page.goto('/all-users/someone-never-seen')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await page.getByRole('link', { name: `Chat with ${bobby.username}` }).click()
    await expect(page.getByText('See you on Saturday')).toBeVisible()

    await product.restart()
    await expect(page.getByText('Offline since')).toBeHidden({ timeout: 20_000 })
    await page.goto('/all-users/someone-never-seen')
    await expect(page).toHaveURL('/404')
  } finally {
    await product.stop()
  }
})

test('texts written without a connection are sent once when it is back, whatever page is open', async ({ browser }) => {
  test.slow()
  const product = await startProduct()
  try {
    const { alice, bobby, carId } = await acquainted(browser, product)
    const { page } = alice
    await openCached(page, `/chats/${bobby.id}`)
    await expect(page.getByText('See you on Saturday')).toBeVisible()
    await page.goto('/saved')
    await expectStored(page, '["saved","cars"]')
    await product.kill()

    await page.goto(`/chats/${bobby.id}`)
    await page.getByPlaceholder('Type your message').fill('Written in the tunnel')
    await page.getByPlaceholder('Type your message').press('Enter')
    await expect(page.getByText('Not sent')).toBeVisible()
    await page.goto(`/themes/${carId}`)
    await page.getByPlaceholder('Add comment...').fill('Said in the tunnel')
    await page.getByRole('button', { name: 'Post' }).click()
    await expect(page.getByText('Not posted.')).toBeVisible()
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'BMW Saved for the road' })).toBeVisible()

    await product.restart()
    await expect.poll(() => messagesOf(bobby, alice), { timeout: 20_000 }).toContain('Written in the tunnel')
    await page.goto(`/themes/${carId}`)
    await expect(page.getByText('Said in the tunnel')).toHaveCount(1)
    await expect(page.getByText('Not posted.')).toBeHidden()
    await page.goto(`/chats/${bobby.id}`)
    await expect(page.getByText('Written in the tunnel')).toHaveCount(1)
    expect(await messagesOf(bobby, alice)).toEqual(['See you on Saturday', 'Written in the tunnel'])
  } finally {
    await product.stop()
  }
})

test('photos chosen without a connection stay in the form and are uploaded when it is back', async ({ browser }) => {
  test.slow()
  const product = await startProduct()
  try {
    const { page, context } = await arrive(browser, product, 'alice')
    await openCached(page, '/add-theme')
    await fillCarForm(page)
    const choose = (files: string[]) => page.getByLabel('Images: choose files').setInputFiles(files)
    const waiting = page.getByText('Not uploaded. No connection. It goes on by itself when the connection is back.', {
      exact: true,
    })
    const uploaded = page.getByText('Uploaded', { exact: true })
    await context.setOffline(true)
    await choose(photoFiles.slice(0, 2))
    await expect(waiting).toHaveCount(2)
    await context.setOffline(false)
    await expect(uploaded).toHaveCount(2, { timeout: 20_000 })

    // The network is there, but not the product.
    await product.kill()
    await choose(photoFiles.slice(2))
    await expect(waiting).toHaveCount(2)
    await product.restart()
    await expect(uploaded).toHaveCount(4, { timeout: 20_000 })
    await page.getByRole('button', { name: 'Add Car' }).click()
    await page.getByRole('link', { name: 'Show the offer' }).click()
    const photos = page.getByRole('region', { name: 'Photos' })
    await expect(photos.getByRole('button', { name: /^Photo \d$/ })).toHaveCount(4)
  } finally {
    await product.stop()
  }
})

test('nothing stored holds a token, and logout leaves nothing of the person', async ({ browser, product }) => {
  const { alice, bobby, carId } = await acquainted(browser, product)
  const { page } = alice
  await openCached(page, '/saved')
  await page.goto(`/chats/${bobby.id}`)
  await expectStored(page, '["conversation"')
  for (const address of [`/themes/${carId}`, '/profile', '/saved']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const { addresses, values } = await page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      cached.push(...requests.map(({ url }) => url))
    }
    const entries = Object.entries(localStorage) as [string, string][]
    return { addresses: cached, values: entries.filter(([key]) => key !== 'token').flat() }
  })
  expect(addresses.length).toBeGreaterThan(20)
  expect(addresses.filter((address) => /[?&]auth=|\/api\//.test(address))).toEqual([])
  expect([...addresses, ...values].filter((text) => text.includes(token) || text.includes(alice.token))).toEqual([])
  expect(values.join(' ')).toContain('See you on Saturday')

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/home')
  await page.goto('/saved')
  // A logout without an answer is repeated by the next page.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a new version waits in a quiet bar, and never comes while the person is writing', async ({
  browser,
  product,
}) => {
  const next = await openNextVersion(product.address)
  try {
    const { page } = await arrive(browser, { ...product, address: next.address }, 'alice')
    await openCached(page, '/search')
    next.release()
    await page.getByRole('searchbox').fill('bob')
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        await registration.update()
        return registration.waiting !== null
      })
    await expect.poll(isWaiting).toBe(true)
    const bar = page.getByText('A new version is ready.')
    await expect(bar).toBeHidden()
    await page.getByRole('searchbox').fill('')
    await expect(bar).toBeVisible()
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' of the old page'))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText('of the old page')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toBeHidden()
    expect(await isWaiting()).toBe(false)
  } finally {
    next.close()
  }
})

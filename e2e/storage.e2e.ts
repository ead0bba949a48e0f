import { type BrowserContext, type Page } from '@playwright/test'
import { arrive, newRegistration, offerCar, password, type Person } from './people.ts'
import { expect, test } from './product.ts'

/** Has every page of these tabs find its storages forbidden, as browsers do where site data is blocked. */
async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
}

async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function writeTo(page: Page, other: Person, text: string): Promise<void> {
  await page.goto(`/chats/${other.id}`)
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
}

test('where the browser forbids storing, all goes on until a reload, and one press brings the person back', async ({
  browser,
  product,
}) => {
  const bobby = await arrive(browser, product, 'bobby')
  const context = await browser.newContext({ baseURL: product.address })
  await forbidStorage(context)
  const person = newRegistration('alice')
  await context.request.post('/api/auth/register', { data: person })
  await context.clearCookies()
  const page = await context.newPage()
  await page.goto(`/login?next=/chats/${bobby.id}`)
  await logIn(page, person)
  await expect(page).toHaveURL(`/chats/${bobby.id}`)
  await expect(page.getByText('This browser does not let Volan store anything.')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Message' }).fill('Nothing is stored here')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('Nothing is stored here')).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('button', { name: `Go on as ${person.username}` }).click()
  await expect(page.getByRole('log').getByText('Nothing is stored here')).toBeVisible()
})

test('a storage that the browser emptied leaves a visitor, whom one press brings back', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await writeTo(page, bobby, 'Never sent')
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/chats/${bobby.id}`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expect(page.getByText('What you had written and not sent is gone.')).toBeVisible()
  await page.getByRole('button', { name: `Go on as ${alice.username}` }).click()
  await expect(page).toHaveURL(`/chats/${bobby.id}`)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/home')
  // The page does not wait for the server.
  await expect.poll(async () => (await alice.context.request.post('/api/auth/session')).json()).toBeNull()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled({ enabled: false })
  await expect(page.getByRole('button', { name: /^Go on as/ })).toHaveCount(0)
})

test('a full storage is said once, and the text stays until it is sent', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1)
      try {
        for (let count = 0; ; count++) localStorage.setItem(`of others ${size} ${count}`, 'x'.repeat(size))
      } catch {
        // Smaller ones may still fit.
      }
  })
  const text = 'Longer than what is left. '.repeat(10)
  await writeTo(page, bobby, text)
  await expect(page.getByText('The storage of this browser is full.')).toHaveCount(1)
  await page.getByRole('link', { name: 'Cars' }).first().click()
  await expect(page).toHaveURL('/themes')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('Longer than what is left.')).toBeVisible()
})

for (const text of ['[]', '"text"', '{}', '[{}]'])
  test(`no page breaks where every stored value is ${text}`, async ({ browser, product }) => {
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    const [own, id] = [await offerCar(alice), await offerCar(bobby)]
    const { page } = alice
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const shared = ['savedCars', 'seenCars', 'seenUnsent', 'lastSearch', 'lastVisit', 'comparedCars', 'user', 'push']
    const drafts = [`chat:${bobby.id}`, `comment:${id}`, `note:${id}`, `edit-car:${own}`, 'add-car', 'published']
    const keys = [
      ...shared,
      ...[...drafts, 'privacy', 'left-out-word', 'unsent:k', 'form:about'].map((key) => `draft:${key}`),
      ...['["saved","cars"]', `["conversation","${bobby.id}"]`, 'contact'].map((key) => `lastSeen:${alice.id}:${key}`),
      `waiting:${alice.id}`,
    ]
    const addresses = ['/home', '/themes', '/add-theme', `/edit-theme/${own}`, `/themes/${id}`, '/saved', '/seen']
    for (const address of [...addresses, '/profile/settings', `/chats/${bobby.id}`, '/chats']) {
      await page.goto('/robots.txt')
      await page.evaluate(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value)
          sessionStorage.setItem('typed', value)
        },
        [keys, text] as const,
      )
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      await expect(page.getByText('This page could not be opened')).toHaveCount(0)
    }
    expect(errors).toEqual([])
  })

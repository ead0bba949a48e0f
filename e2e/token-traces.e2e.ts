import { answered } from './answered.ts'
import { arrive, offerCar, password } from './people.ts'
import { expect, test } from './product.ts'

test('no token or password is in an address that a person sees, in the history or in a Referer', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(bobby)
  const traces: string[] = []
  const { page } = alice
  page.on('framenavigated', (frame) => traces.push(frame.url()))
  page.on('request', (request) => {
    traces.push(request.headers().referer ?? '')
    // Calls have their token in the address, as the specification says; addresses that a person sees or follows never
    // do.
    if (request.isNavigationRequest() || request.resourceType() === 'image') traces.push(request.url())
  })
  await page.goto('/themes')
  await page.locator(`a[href="/themes/${id}"]`).first().click()
  await page.getByPlaceholder('Add comment...').fill('Is it still there?')
  await answered(page, `cars/${id}/comments`, () => page.getByRole('button', { name: 'Post' }).click())
  await expect(page.getByText('Is it still there?')).toBeVisible()
  for (const path of [`/all-users/${bobby.id}`, `/chats/${bobby.id}`, '/profile', '/profile/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/home')
  await page.goto('/login')
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/home/)
  const addresses = await page.evaluate(() => [
    location.href,
    document.referrer,
    ...[...document.querySelectorAll('a[href], img[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
  ])
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  expect(token.length).toBeGreaterThan(50)
  expect(traces.length).toBeGreaterThan(20)
  const secrets = [alice.token, token, password, encodeURIComponent(password), 'auth=']
  expect([...traces, ...addresses].filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
})

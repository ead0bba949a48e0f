import { screens } from '../contract/screens.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const protectedPaths = [
  '/profile',
  '/search',
  '/all-users',
  '/all-users/x',
  '/chats',
  '/notifications',
  '/chats/x',
  '/themes/x',
  '/add-theme',
  '/edit-theme/x',
  '/following',
  '/searches',
  '/profile/settings',
  '/admin',
]

test('a visitor at any address of people is led to login and back', async ({ page }) => {
  for (const path of protectedPaths) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Login' }), path).toBeVisible()
  }
})

test('a logged-in person is led away from login and register', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  for (const path of [screens.login.path, screens.register.path]) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
})

test("unknown ids lead to /404, and the person's own chat to the profile", async ({ browser, product }) => {
  const { page, id } = await arrive(browser, product, 'alice')
  for (const path of ['/all-users/-Nobody', '/chats/-Nobody', '/themes/-Nothing', '/edit-theme/-Nothing']) {
    await page.goto(path)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uh oh, something broke.')
  }
  await page.goto(`/chats/${id}`)
  await expect(page).toHaveURL('/profile')
})

test('only its owner edits an offer', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carId = await offerCar(alice)
  await bobby.page.goto(`/edit-theme/${carId}`)
  await expect(bobby.page).toHaveURL('/home')
  await expect(bobby.page.getByText('Only its owner can edit an offer.')).toBeVisible()
  await alice.page.goto(`/edit-theme/${carId}`)
  await expect(alice.page.getByRole('heading', { level: 1, name: 'Edit Car' })).toBeVisible()
})

test('/404 and unknown addresses answer 404 with the not-found screen; known ones answer 200', async ({ page }) => {
  for (const path of ['/404', '/nowhere', '/themes/a/b', '/favicon.php']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByText('Error 404 - page not found.')).toBeVisible()
  }
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Volan' }).click()
  await expect(page).toHaveURL('/home')
  expect((await page.goto('/themes'))?.status()).toBe(200)
})

import { messages } from '../contract/texts/en/messages.ts'
import { arrive, newRegistration, offerCar, password } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'
import { untilHydrated } from './hydrated.ts'

test('a visitor who came for a car learns what the form misses, registers, and ends at the car', async ({
  page,
  browser,
  product,
}) => {
  const id = await offerCar(await arrive(browser, product, 'bobby'), { brand: 'Honda', model: 'Civic', price: 7000 })
  const person = newRegistration('alice')
  await page.goto(`/themes/${id}`)
  const car = page.getByRole('region', { name: 'The car that you came for' })
  await expect(car).toContainText('Honda Civic, 2019')
  await expect(car).toContainText('3579.04 EUR')
  const withoutAccount = car.getByRole('link', { name: 'See this car without an account' })
  await expect(withoutAccount).toHaveAttribute('href', `/c/${id}-honda-civic-2019`)
  await expect(page.getByText('need your attention')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(car).toBeVisible()
  const submit = page.getByRole('button', { name: 'Register' })
  await expect(page.getByText(messages.usernameRequired)).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    either(/^An address at gmail.com or gmail.bg/, /^Адрес в gmail.com или gmail.bg/),
  )
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveCSS('background-color', 'oklch(0.52 0.2 25)')

  await page.getByLabel('Username').fill('anna')
  await page.getByLabel('Username').blur()
  await expect(page.getByText(messages.usernameShort)).toBeVisible()
  await page.getByLabel('Username').fill(person.username)
  await expect(page.getByText(messages.usernameShort)).toBeHidden()

  await page.getByLabel('Email').fill('short@gmail.com')
  await page.getByLabel('Email').blur()
  await expect(page.getByText(messages.emailInvalid)).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Female').check()
  await page.getByLabel('Telephone number').fill(person.telephone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-password').fill('another one')
  await page.getByLabel('Re-password').blur()
  await expect(page.getByText(messages.passwordsDiffer)).toBeVisible()
  await page.getByLabel('Re-password').fill(password)

  await expect(submit).toBeEnabled()
  await expect(submit).toHaveCSS('background-color', 'oklch(0.495 0.205 263)')
  await expect(page.getByText('All fields are complete.')).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(`/themes/${id}`)
  await expect(page.getByText('A recovery code helps when you forget your password.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  const stored = await page.evaluate(() => [localStorage.getItem('userId'), localStorage.getItem('user')])
  expect(JSON.parse(stored[1] ?? '')).toEqual({ id: stored[0], username: person.username })
})

test('registration with a taken address shows its own sentence', async ({ page, browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await page.goto('/register')
  await page.getByLabel('Username').fill('another.alice')
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Other').check()
  await page.getByLabel('Telephone number').fill('0888 123 456')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email already exist! Please enter valid Email! ')
})

test('login reports a failure, then leads to the wanted page', async ({ page, browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await page.goto('/search')
  await expect(page).toHaveURL(/\/login\?next=%2Fsearch$/)
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect Email or Password!')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Find your friends!' })).toBeVisible()
})

test('Enter in an unfinished form shows what is missing and focuses it', async ({ page }) => {
  await page.goto('/login')
  // Before its script has loaded the page ignores the key.
  await untilHydrated(page)
  await page.getByLabel('Password', { exact: true }).fill('1234')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByText(messages.emailRequired)).toBeVisible()
  await expect(page.getByText(messages.loginPasswordShort)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('2 fields need your attention.')).toBeVisible()
})

test('logout empties local storage, ends the session and goes home', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await alice.page.goto('/profile')
  await alice.page.getByRole('button', { name: 'Logout' }).click()
  await expect(alice.page).toHaveURL('/home')
  expect(await alice.page.evaluate(() => localStorage.length)).toBe(0)
  // The page does not wait for the server.
  await expect
    .poll(async () => {
      const answer = await alice.context.request.get(`/api/users/${alice.id}.json?auth=${alice.token}`)
      return answer.status()
    })
    .toBe(401)
})

test('a session that ended elsewhere leads to login and says why', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await alice.page.goto('/home')
  await alice.context.request.post(`/api/auth/logout?auth=${alice.token}`)
  // The live connection of every page learns of it.
  await expect(alice.page).toHaveURL(/\/login\?authFailed=true/)
  await expect(alice.page.getByText('Please log in again.')).toBeVisible()
})

test('an expired token is renewed silently', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  // A page that sends nothing to the server meanwhile.
  await alice.page.goto('/price')
  await expect(alice.page.getByRole('heading', { level: 1 })).toBeVisible()
  await alice.page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('token') ?? '').split('.')
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
    const body = btoa(JSON.stringify({ ...claims, exp: 1 }))
    localStorage.setItem('token', `${head}.${body}.${signature}`)
  })
  await alice.page.goto('/profile')
  await expect(alice.page.getByRole('heading', { level: 1, name: alice.username })).toBeVisible()
})

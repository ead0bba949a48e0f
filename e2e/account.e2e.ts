import { messages } from '../contract/messages.ts'
import { arrive, newRegistration, password } from './people.ts'
import { expect, test } from './product.ts'
import { untilTakenOver } from './taken-over.ts'

test('a visitor registers, after the form has told what is missing', async ({ page }) => {
  const person = newRegistration('alice')
  await page.goto('/register')
  const submit = page.getByRole('button', { name: 'Register' })
  await expect(page.getByText(messages.usernameRequired)).toBeHidden()
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
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  const stored = await page.evaluate(() => [localStorage.getItem('userId'), localStorage.getItem('user')])
  expect(JSON.parse(stored[1] ?? '')).toEqual({ id: stored[0], username: person.username })
})

test('an address that is taken shows its own sentence', async ({ page, browser, product }) => {
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

test('login tells of a failure, then leads where one wanted to go', async ({ page, browser, product }) => {
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

test('Enter in an unfinished form shows what is missing and goes there', async ({ page }) => {
  await page.goto('/login')
  // Before the script has come nobody hears the key.
  await untilTakenOver(page)
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

test('a session that ended elsewhere leads to login with a word of why', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await alice.page.goto('/home')
  await alice.context.request.post(`/api/auth/logout?auth=${alice.token}`)
  // The live connection of every page hears it.
  await expect(alice.page).toHaveURL(/\/login\?authFailed=true/)
  await expect(alice.page.getByText('Please log in again.')).toBeVisible()
})

test('a token that ended is renewed without a word', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await alice.page.evaluate(() => {
    const [head, , signature] = (localStorage.getItem('token') ?? '').split('.')
    const body = btoa(JSON.stringify({ exp: 1 }))
    localStorage.setItem('token', `${head}.${body}.${signature}`)
  })
  await alice.page.goto('/profile')
  await expect(alice.page.getByRole('heading', { level: 1, name: alice.username })).toBeVisible()
})

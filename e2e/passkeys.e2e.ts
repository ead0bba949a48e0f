import { type Page } from '@playwright/test'
import { either } from './language/speak.ts'
import { arrive, password } from './people.ts'
import { expect, test, type Product } from './product.ts'

/** Passkeys belong to a name, never to a number. */
function named(product: Product): Product {
  return { ...product, address: product.address.replace('127.0.0.1', 'localhost') }
}

/** Gives a page an authenticator that answers by itself, as a phone whose owner agrees. */
async function giveAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const agree = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  /** Whether its person answers at once, or has not yet looked at it. */
  const answer = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { agree, answer }
}

test('a passkey is added in the settings and logs in without the password', async ({ browser, product }) => {
  const alice = await arrive(browser, named(product), 'alice')
  const { page } = alice
  const { agree } = await giveAuthenticator(page)
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added.')).toBeVisible()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Added on/)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/home')
  await page.goto('/login?next=/profile/settings')
  await agree(false)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await agree(true)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/profile/settings')
  await expect(page.getByText(/^Last used on/)).toBeVisible()

  await page.getByRole('button', { name: either(/^Remove the passkey/, /^Премахване на ключа за достъп/) }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(page.getByText(/^Added on/)).toHaveCount(0)
})

test('after the password a passkey ends the login, and confirms what is dangerous', async ({ browser, product }) => {
  const alice = await arrive(browser, named(product), 'alice')
  const { page } = alice
  await giveAuthenticator(page)
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/home')

  await page.goto('/login?next=/profile/settings')
  await page.getByLabel('Email').fill(alice.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible()
  await page.getByRole('button', { name: 'With a passkey' }).click()
  await expect(page).toHaveURL('/profile/settings')

  let refusals = 1
  await page.route(/auth\/factors\/backup-codes/, (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 403, json: { error: 'Please confirm first that it is you.', code: 'confirmFirst' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Make new backup codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByRole('button', { name: 'With a passkey' }).click()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(10)
})

test('whoever leaves while the browser asks for a passkey is asked no longer, and can ask again', async ({
  browser,
  product,
}) => {
  const { page } = await arrive(browser, named(product), 'alice')
  const { answer } = await giveAuthenticator(page)
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/home')

  // What the browser does with the wish shows in `asked`.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    const asked: string[] = []
    Object.assign(window, { asked })
    navigator.credentials.get = function (options) {
      const at = asked.push('asked') - 1
      const answered = get(options)
      void answered.then(
        () => (asked[at] = 'answered'),
        ({ name }: Error) => (asked[at] = name),
      )
      return answered
    }
  })
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  await page.goto('/login?next=/profile/settings')
  await answer(false)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect.poll(asked).toEqual(['asked'])
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register/)
  await expect.poll(asked).toEqual(['AbortError'])
  await expect(page.getByText('No passkey was used.')).toHaveCount(0)
  await answer(true)
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/profile/settings')
  expect(await asked()).toEqual(['AbortError', 'answered'])
})

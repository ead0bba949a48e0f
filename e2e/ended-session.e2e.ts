import { type Page, type Request, type WebSocketRoute } from '@playwright/test'
import { type Session } from '../contract/account.ts'
import { livePath } from '../contract/live.ts'
import { answered } from './answered.ts'
import { untilPainted } from './frames.ts'
import { arriveAs } from './moderators.ts'
import { arrive, fillCarForm, offerCar, password, type Person } from './people.ts'
import { expect, test, type Product } from './product.ts'

const typedWaits = 'What you typed waits in this browser until you log in again.'
const photoFile = 'docs/pictures/home-phone.webp'

/** The calls of muted pages that have no answer yet. */
const unanswered = new WeakMap<Page, Set<Request>>()

/** Ends a person's session from elsewhere, as after the loss of a telephone. */
async function endSession({ address }: Product, { email, page }: Pick<Person, 'email' | 'page'>): Promise<void> {
  // What the page asks for by itself is answered, so that it learns of the end from what the person does.
  await untilPainted(page)
  await expect.poll(() => [...(unanswered.get(page) ?? [])].map((call) => call.url())).toEqual([])
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await login.json()) as Session
  const ended = await fetch(`${address}/api/auth/sessions?auth=${token}`, { method: 'DELETE' })
  expect(ended.status).toBe(200)
}

/**
 * Mutes the live connection, so that a page learns of its ended session only when it sends something. Returns how to
 * unmute it.
 */
async function muteLive(page: Page): Promise<() => Promise<void>> {
  const calls = new Set<Request>()
  unanswered.set(page, calls)
  page.on('request', (call) => new URL(call.url()).pathname.startsWith('/api/') && calls.add(call))
  page.on('requestfinished', (call) => calls.delete(call))
  page.on('requestfailed', (call) => calls.delete(call))
  const muted = new Set<WebSocketRoute>()
  let isMuted = true
  await page.routeWebSocket(new RegExp(livePath), (socket) => {
    muted.add(socket)
    // What tells that it lives passes, because a silent connection is taken for lost and the page asks again.
    socket.connectToServer().onMessage((frame) => {
      if (!isMuted || /"type":"(?:heartbeat|subscribed)"/.test(String(frame))) socket.send(frame)
    })
  })
  return async () => {
    isMuted = false
    for (const socket of muted) await socket.close()
  }
}

async function logIn(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a refused offer waits in its form with its photos', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  await muteLive(page)
  await page.goto('/add-theme')
  await fillCarForm(page)
  await page.getByLabel('Images: choose files').setInputFiles(photoFile)
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1)
  await endSession(product, alice)
  // This photo comes too late to be uploaded.
  await page.getByLabel('Images: choose files').setInputFiles('docs/pictures/saved.webp')
  await expect(page).toHaveURL(/\/login\?authFailed=true&next=%2Fadd-theme$/)
  await expect(page.getByText('A photo was not sent. It waits in the form.')).toBeVisible()
  await logIn(page, alice)
  await expect(page).toHaveURL('/add-theme')
  await expect(page.getByLabel('Model')).toHaveValue('Golf 1.5 TSI')
  await page.getByRole('button', { name: 'Try again, photo 2' }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2)

  await endSession(product, alice)
  await page.getByRole('button', { name: 'Add Car' }).click()
  await expect(
    page.getByText('Your offer was not published. It waits in the form of a new offer, with its photos.'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText(typedWaits)).toBeVisible()
  await logIn(page, alice)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goto('/add-theme')
  await expect(page.getByLabel('Model')).toHaveValue('Golf 1.5 TSI')
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Add Car' }).click()
  await expect(page.getByText('Volkswagen Golf 1.5 TSI is published.')).toBeVisible()
})

test('an edit waits in its form, to which login returns', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  await page.goto(`/edit-theme/${id}`)
  await page.getByLabel('Location').fill('Plovdiv, centre')
  // The page learns of it at once.
  await endSession(product, alice)
  await expect(page.getByText(typedWaits)).toBeVisible()
  await logIn(page, alice)
  await expect(page.getByLabel('Location')).toHaveValue('Plovdiv, centre')
  await page.getByRole('button', { name: 'Edit Car' }).click()
  await expect(page).toHaveURL(`/themes/${id}`)
  await expect(page.getByText('Plovdiv, centre').first()).toBeVisible()
})

test('a comment is sent once its writer is back, and a message waits in its box', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const bobby = await arrive(browser, product, 'bobby')
  const { page } = bobby
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  const unmuteLive = await muteLive(page)
  // The page says a moment later that the car was opened.
  await answered(page, 'seen-cars', () => page.goto(`/themes/${id}`))
  await page.getByLabel('Add comment').fill('Is it still there?')
  await endSession(product, bobby)
  await page.getByLabel('Add comment').press('Enter')
  await expect(page.getByText(/^Your comment was not sent. It waits at its car/)).toBeVisible()
  await logIn(page, bobby)
  await expect(page.getByText('Is it still there?')).toBeVisible()
  await unmuteLive()
  await alice.page.goto(`/themes/${id}`)
  await expect(alice.page.getByText('Is it still there?')).toBeVisible()
  await page.goto(`/chats/${alice.id}`)
  await page.getByLabel('Message', { exact: true }).fill('When may I come?')
  await endSession(product, bobby)
  // The page learns of it at once.
  await expect(page.getByText(typedWaits)).toBeVisible()
  await logIn(page, bobby)
  await answered(page, 'messages', () => page.getByLabel('Message', { exact: true }).press('Enter'))
  await alice.page.goto(`/chats/${bobby.id}`)
  await expect(alice.page.getByText('When may I come?')).toBeVisible()
})

test('a note waits for its writer alone', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const bobby = await arrive(browser, product, 'bobby')
  const carol = await arrive(browser, product, 'carol')
  const { page } = bobby
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  for (const { context, token } of [bobby, carol]) {
    await context.request.put(`/api/saved-cars/${id}.json?auth=${token}`, { data: {} })
  }
  await muteLive(page)
  await page.goto('/saved')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask about the belt')
  await endSession(product, bobby)
  await page.getByRole('button', { name: 'Save note', exact: true }).click()
  await expect(
    page.getByText('Your saved cars were not changed. A note that you typed waits at its car.'),
  ).toBeVisible()
  await logIn(page, carol)
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveCount(0)
  await endSession(product, { email: carol.email, page })
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('button', { name: 'Save note', exact: true }).click()
  await logIn(page, bobby)
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask about the belt')
})

test('a logout in another tab leaves typed text in this one', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page, context } = alice
  await page.goto(`/profile/settings`)
  await page.getByLabel('Hidden').first().check()
  const other = await context.newPage()
  await other.goto('/home')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(typedWaits)).toBeVisible()
  await logIn(page, alice)
  await expect(page).toHaveURL('/profile/settings')
  await expect(page.getByLabel('Hidden').first()).toBeChecked()
})

test('words about oneself and an offer of a price wait in their forms', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const bobby = await arrive(browser, product, 'bobby')
  const { page } = bobby
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  // Another call of the page may notice the end before the press; what was typed waits all the same.
  const isTold = page.getByText(/^What you filled in was not sent\./).or(page.getByText(typedWaits))
  await muteLive(page)
  const ended = async (send: () => Promise<void>) => {
    await endSession(product, bobby)
    await send()
    await expect(isTold).toBeVisible()
    await logIn(page, bobby)
  }

  await page.goto('/profile/settings')
  const about = page.getByLabel('A few words about you')
  await about.fill('I sell what I drove myself.')
  await ended(() => page.getByRole('button', { name: 'Put on my profile' }).click())
  await expect(about).toHaveValue('I sell what I drove myself.')

  // The page says a moment later that the car was opened.
  await answered(page, 'seen-cars', () => page.goto(`/themes/${id}`))
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('12 500')
  await ended(() =>
    dialog
      .getByRole('button', { name: 'Send the offer' })
      .click({ timeout: 10_000 })
      .catch(() => {}),
  )
  await page.getByRole('button', { name: 'Make an offer' }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('12 500')
  await page.keyboard.press('Escape')
})

test('brands that an operator chose wait in the console', async ({ browser, product }) => {
  const alice = await arriveAs(browser, product, 'alice', 'operator')
  const { page } = alice
  await page.goto('/admin/site')
  const make = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await make('Skoda').check()
  await make('Opel').check()
  await page.getByLabel('Last year').selectOption('2024')
  // The page learns of it at once.
  await endSession(product, alice)
  await expect(page.getByText(typedWaits)).toBeVisible()
  await logIn(page, alice)
  await expect(page).toHaveURL('/admin/site')
  await expect(make('Skoda')).toBeChecked()
  await expect(make('Opel')).toBeChecked()
  await expect(make('Renault')).not.toBeChecked()
  await expect(page.getByLabel('Last year')).toHaveValue('2024')
})

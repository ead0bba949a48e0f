import { type Page, type Worker } from '@playwright/test'
import { answered } from './answered.ts'
import { arrive, offerCar } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

const endpoint = 'https://push.example/browser'

/**
 * Stands for what the browsers of tests lack: the push service of the browser's maker, and notifications, which they
 * refuse. `window.shown` is what the page finds shown.
 */
async function withPushes(page: Page): Promise<void> {
  await page.addInitScript((address) => {
    let permission: NotificationPermission = sessionStorage.getItem('granted') === null ? 'default' : 'granted'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      sessionStorage.setItem('granted', 'yes')
      return (permission = 'granted')
    }
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
    const made = (options?: PushSubscriptionOptionsInit) => ({
      endpoint: address,
      options,
      toJSON: () => ({ endpoint: address, keys }),
      unsubscribe: async () => sessionStorage.removeItem('subscribed') === undefined,
    })
    PushManager.prototype.getSubscription = async () =>
      (sessionStorage.getItem('subscribed') === null ? null : made()) as unknown as PushSubscription
    PushManager.prototype.subscribe = async (options) => {
      sessionStorage.setItem('subscribed', 'yes')
      return made(options) as unknown as PushSubscription
    }
    ServiceWorkerRegistration.prototype.getNotifications = async () => {
      const tag = sessionStorage.getItem('shown')
      const close = () => sessionStorage.removeItem('shown')
      return (tag === null ? [] : [{ tag, close }]) as unknown as Notification[]
    }
  }, endpoint)
}

/** Lets the worker keep what it shows in `shown`. */
const keepShown = `self.shown = []; self.registration.showNotification = async (title, rest) => {
  self.shown = [...self.shown.filter(({ tag }) => tag !== rest.tag), { title, ...rest, close() { self.shown = [] } }]
}
self.registration.getNotifications = async ({ tag } = {}) => self.shown.filter((one) => !tag || one.tag === tag)`
const pushed = (payload: unknown) => `new Promise((done) => {
  const event = new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(payload))} })
  event.waitUntil = (work) => work.then(done)
  dispatchEvent(event)
})`
const pressed = `new Promise((done) => {
  const event = new Event('notificationclick')
  Object.assign(event, { notification: self.shown[0], waitUntil: (work) => work.then(done, (error) => done(String(error))) })
  dispatchEvent(event)
})`
/** What becomes of a message to the worker. */
const ordered = (order: string) => `new Promise((done) => {
  const event = new ExtendableMessageEvent('message', { data: ${JSON.stringify(order)} })
  event.waitUntil = () => done('taken')
  addEventListener('error', ({ message }) => done(message), { once: true })
  dispatchEvent(event)
  done('ignored')
})`
const shown = `self.shown.map(({ title, body, tag }) => ({ title, body, tag }))`

const settingsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Turns push on in the settings that are open, and answers the worker. */
async function turnPushOn(page: Page): Promise<Worker> {
  const section = settingsOf(page)
  await expect(section.getByText('You are told here also when Volan is closed.')).toBeVisible()
  await section.getByRole('button', { name: 'Turn push on' }).click()
  // The worker stores the app first.
  const on = section.getByText('This browser receives pushes, unless you are looking at Volan.')
  await expect(on).toBeVisible({ timeout: 40_000 })
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  await worker.evaluate(keepShown)
  return worker
}

test('a press turns push on; a push is shown once for a subject, opens what it is about, and goes when it is read', async ({
  browser,
  product,
}) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const { page, context } = alice
  await withPushes(page)
  const carId = await offerCar(alice)
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'Notification settings' }).click()
  const section = settingsOf(page)
  const worker = await turnPushOn(page)
  const path = `/themes/${carId}`
  const notices = async () => {
    const answer = await context.request.get(`/api/notices.json?auth=${alice.token}`)
    return ((await answer.json()) as { notices: { id: string }[] }).notices
  }
  await page.goto('/home')
  await page.evaluate(() => {
    document.hasFocus = () => false
  })
  const address = `/api/cars/${carId}/comments.json?auth=${bobby.token}`
  const answer = await bobby.context.request.post(address, { data: { comments: 'Is it still there?' } })
  expect(answer.ok()).toBe(true)
  await expect(
    page.getByRole('banner').getByRole('link', { name: either(/^Notifications, 1 new$/, /^Известия, нови: 1$/) }),
  ).toBeVisible()
  const tag = (await notices())[0]?.id ?? ''
  for (const body of ['One', 'Two']) await worker.evaluate(pushed({ title: 'Volan', body, path, tag }))
  expect(await worker.evaluate(shown)).toEqual([{ title: 'Volan', body: 'Two', tag }])
  // Whatever comes, something is shown, and it leads nowhere else.
  await worker.evaluate(pushed({ title: 'Volan', body: 'Three', path: 'https://elsewhere.example', tag: 'other' }))
  expect(await worker.evaluate(`self.shown.map(({ data }) => data)`)).toEqual([path, '/notifications'])
  await worker.evaluate(pressed)
  await expect(page).toHaveURL(path)

  // What is sent again is silent; a server of another build may send anything.
  const isHeard: unknown[] = []
  for (const at of [1, 1, 2]) {
    await worker.evaluate(pushed({ title: 'Volan', body: 'Four', path, tag, at }))
    isHeard.push(await worker.evaluate(`self.shown.at(-1).renotify`))
  }
  expect(isHeard).toEqual([true, false, true])
  for (const payload of [null, {}, 'text', 7, [], { title: 7, body: null, path: {}, tag: 9, at: 'noon' }]) {
    await worker.evaluate(pushed(payload))
    const last = await worker.evaluate(`(({ title, body, tag, data }) => [title, body, tag, data])(self.shown.at(-1))`)
    expect(last).toEqual(['Volan', '', '', '/notifications'])
  }

  // Read in another browser, it goes here too.
  await page.goto('/home')
  await page.evaluate((one) => sessionStorage.setItem('shown', one), tag)
  const read = await context.request.put(`/api/notices-read.json?auth=${alice.token}`, {
    data: { about: 'notice', id: tag },
  })
  expect(read.ok()).toBe(true)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shown'))).toBeNull()

  await page.goto('/profile/settings')
  await section.getByRole('button', { name: 'Turn push off' }).click()
  await expect(section.getByText('You are told here also when Volan is closed.')).toBeVisible()
})

test('a pressed notification takes nobody from what they type, and a subscription that the browser dropped is renewed', async ({
  browser,
  product,
}) => {
  test.slow()
  const { page } = await arrive(browser, product, 'alice')
  await withPushes(page)
  await page.goto('/profile/settings')
  const worker = await turnPushOn(page)
  await page.evaluate(() => sessionStorage.removeItem('subscribed'))
  await page.reload()
  const on = settingsOf(page).getByText('This browser receives pushes, unless you are looking at Volan.')
  await expect(on).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('subscribed'))
  await page.goto('/add-theme')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe('yes')

  const model = page.getByLabel('Model', { exact: true })
  await model.fill('Half a word')
  await worker.evaluate(pushed({ title: 'Volan', body: 'One', path: '/saved', tag: 'one' }))
  // Only a person's press may open a window.
  expect(await worker.evaluate(pressed)).toContain('Not allowed to open a window')
  await expect(model).toHaveValue('Half a word')
  expect(await worker.evaluate(ordered('unknown'))).toBe('ignored')

  await model.fill('')
  await worker.evaluate(pushed({ title: 'Volan', body: 'Two', path: '/saved', tag: 'two' }))
  await worker.evaluate(pressed)
  await expect(page).toHaveURL('/saved')
})

test('a browser that refuses says where to allow it', async ({ browser, product }) => {
  const { page } = await arrive(browser, product, 'alice')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/profile/settings')
  await expect(page.getByText('Allow it in the settings of the site, left of the address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn push on' })).toHaveCount(0)
})

test('how one is notified is chosen by type, with quiet hours, and counts in every tab', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  const carId = await offerCar(alice)
  await page.goto('/profile/settings')
  const section = page.getByRole('region', { name: 'Notifications' })
  const choose = (press: () => Promise<void>) => answered(page, 'notice-settings', press)
  const box = (name: string) => section.getByRole('checkbox', { name })
  await choose(() => box('In the app: Comments on my cars').uncheck())
  await choose(() => box('Push: Comments on my cars').uncheck())
  await choose(() => box('Quiet hours').check())
  await choose(() => section.getByLabel('Quiet from').fill('23:15'))
  await page.reload()
  await expect(box('In the app: Comments on my cars')).not.toBeChecked()
  await expect(section.getByLabel('Quiet from')).toHaveValue('23:15')
  await expect(section.getByLabel('Quiet until')).toHaveValue('07:00')
  await bobby.context.request.post(`/api/cars/${carId}/comments.json?auth=${bobby.token}`, {
    data: { comments: 'Nice' },
  })
  const following = `/api/users/${bobby.id}/following/${alice.id}.json?auth=${bobby.token}`
  await bobby.context.request.post(following, { data: true })
  await page.goto('/notifications')
  await expect(page.getByRole('region', { name: 'New' }).getByRole('link')).toHaveText([
    `${bobby.username} follows you`,
  ])
})

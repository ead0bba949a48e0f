import { answered } from './answered.ts'
import { arriveAs, report } from './moderators.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('an offer that a moderator hides without a report is marked for its owner, contestable, and looked at again once changed', async ({
  browser,
  product,
}) => {
  const bobby = await arrive(browser, product, 'bobby')
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  const model = `Found ${bobby.username}`
  const id = await offerCar(bobby, { model, img: 'https://example.com/a.jpg' })
  const console = carol.page
  await console.goto(`/admin/find?offer=${id}`)
  await console.getByRole('button', { name: 'Hide the offer' }).click()
  const dialog = console.getByRole('dialog')
  await dialog.getByLabel('Ground').selectOption('wrongData')
  await dialog.getByLabel('Reason').fill('The year is another.')
  // What is sent stands there before it is sent.
  await expect(dialog.getByText('Ground: Rule: offers are true.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hide the offer' }).click()
  await expect(dialog).toHaveCount(0)

  const { page } = bobby
  await page.goto('/profile')
  const own = page.getByRole('listitem').filter({ hasText: model })
  await expect(own.getByText('Hidden by a moderator').first()).toBeVisible()
  await own.getByRole('link').click()
  await page.getByRole('link', { name: 'Reasons and appeal' }).click()
  await expect(page.getByText('Ground: Rule: offers are true.')).toBeVisible()
  await expect(page.getByText('Facts: The year is another.')).toBeVisible()
  await expect(page.getByText('When you change it, a moderator looks at it again')).toBeVisible()
  const address = `/api/cars/${id}.json?auth=${bobby.token}`
  const car = (await (await bobby.context.request.get(address)).json()) as object
  const edit = await bobby.context.request.put(address, { data: { ...car, year: 2018 } })
  expect(edit.ok(), await edit.text()).toBe(true)

  await console.goto('/admin')
  const waiting = console.getByRole('list', { name: 'Cases' }).getByRole('listitem').filter({ hasText: model })
  await expect(waiting.getByText('Changed after it was hidden')).toBeVisible()
  await waiting.getByRole('link').click()
  await expect(console.getByText('The owner changed it after it was hidden')).toBeVisible()
  await console.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(console.getByRole('radio', { name: 'Restore' })).toBeVisible()
  await expect(console.getByRole('radio', { name: 'No breach' })).toHaveCount(0)
  await console.getByRole('radio', { name: 'Restore' }).check()
  await console.getByLabel('Ground').selectOption('noBreach')
  await console.getByLabel('Facts, in your words').fill('The year is right now.')
  await console.getByRole('button', { name: 'Decide and send' }).click()
  await expect(console.getByRole('region', { name: 'Decision' }).getByText('It can be seen.')).toBeVisible()
  await page.goto('/profile')
  await expect(own).toBeVisible()
  await expect(own.getByText('Hidden by a moderator')).toHaveCount(0)
})

test('the reason of an action that was done is not there for the next', async ({ browser, product }) => {
  const bobby = await arrive(browser, product, 'bobby')
  const { page } = await arriveAs(browser, product, 'carol', 'moderator')
  const id = await offerCar(bobby, { model: `Hidden twice ${bobby.username}` })
  await page.goto(`/admin/find?offer=${id}`)
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  for (const [name, ground] of [
    ['Hide the offer', 'wrongData'],
    ['Show the offer again', 'noBreach'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await dialog.getByLabel('Ground').selectOption(ground)
    await reason.fill('The year.')
    await dialog.getByRole('button', { name }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Hide the offer' }).click()
  await expect(reason).toHaveValue('')
  await reason.fill('The price.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Hide the offer' }).click()
  await expect(reason).toHaveValue('The price.')
})

test('a moderator leaves what they reported to another, who pauses the reports of one who is always wrong', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  const danny = await arriveAs(browser, product, 'danny', 'moderator')
  const model = `Reported ${bobby.username}`
  const id = await offerCar(bobby, { model, img: 'https://example.com/a.jpg' })
  await report(carol, { targetId: id })
  await report(alice, { targetId: id })
  const open = async (page: typeof carol.page) => {
    await page.goto('/admin')
    await page.getByRole('list', { name: 'Cases' }).getByRole('link', { name: model }).click()
    await expect(page.getByRole('heading', { name: model })).toBeVisible()
  }
  await open(carol.page)
  await expect(carol.page.getByText('You reported this yourself. Another moderator decides it.')).toBeVisible()
  await expect(carol.page.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(0)

  const { page } = danny
  await open(page)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await page.getByRole('radio', { name: 'No breach' }).check()
  await page.getByLabel('Ground').selectOption('noBreach')
  await page.getByLabel('Facts, in your words').fill('The offer is honest.')
  await page.getByRole('button', { name: 'Decide and send' }).click()
  await page.getByRole('button', { name: `Pause the reports of ${alice.username}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ground').selectOption('unfoundedReports')
  await dialog.getByLabel('Reason').fill('Honest offers, again and again.')
  await answered(page, 'moderation/accounts', () => dialog.getByRole('button', { name: 'Pause their reports' }).click())
  await expect(page.getByText('Reports paused until').first()).toBeVisible()
  const data = { kind: 'profile', targetId: bobby.id, reason: 'fraud', text: '' }
  const refused = await alice.context.request.post(`/api/reports?auth=${alice.token}`, { data })
  expect(refused.status()).toBe(403)
})

test('of two moderators who suspend somebody the second hears of it, and sees how it stands', async ({
  browser,
  product,
}) => {
  const bobby = await arrive(browser, product, 'bobby')
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  const danny = await arriveAs(browser, product, 'danny', 'moderator')
  const { page } = carol
  await page.goto(`/admin/find?person=${bobby.id}`)
  await page.getByRole('button', { name: 'Suspend the account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ground').selectOption('fraud')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No such cars.')
  const data = { state: 'suspended', ground: 'spam', reason: 'Everywhere the same.', days: 30 }
  const first = await danny.context.request.put(`/api/moderation/accounts/${bobby.id}?auth=${danny.token}`, { data })
  expect(first.ok(), await first.text()).toBe(true)
  await dialog.getByRole('button', { name: 'Suspend the account' }).click()
  await expect(dialog.getByText('This case has changed meanwhile.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Everywhere the same.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend the account' })).toHaveCount(0)
})

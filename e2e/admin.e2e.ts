import { readFile } from 'node:fs/promises'
import { answered } from './answered.ts'
import { arriveAs, report } from './moderators.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { arrive, offerCar } from './people.ts'
import { photoFiles } from './photo-files.ts'
import { expect, test } from './product.ts'

test('a moderator finds the worst of several cases first, claims one and decides it with reasons', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  const [fraudulent, soldAlready] = ['Fraudulent', 'Sold already'].map((model) => `${model} ${bobby.username}`)
  const [fraud, sold] = [await offerCar(bobby, { model: fraudulent! }), await offerCar(bobby, { model: soldAlready! })]
  await report(alice, { targetId: sold, reason: 'sold', text: 'Sold in May.' })
  await report(alice, { targetId: fraud })
  const { page } = carol
  await page.goto('/profile/settings')
  await page.getByRole('link', { name: 'Console' }).click()
  await expect(page).toHaveURL('/admin')
  const queue = page.getByRole('list', { name: 'Cases' }).getByRole('link')
  const worst = queue.filter({ hasText: fraudulent! })
  await expect(queue.filter({ hasText: bobby.username }).first()).toContainText(fraudulent!)
  await worst.click()
  await expect(page.getByRole('heading', { name: fraudulent! })).toBeFocused()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await page.getByRole('radio', { name: 'Hide until changed' }).check()
  await page.getByLabel('Ground').selectOption('fraud')
  await page.getByLabel('Facts, in your words').fill('A deposit is asked for before a viewing.')
  await expect(page.getByText('Facts: A deposit is asked for before a viewing.')).toBeVisible()
  await page.getByRole('button', { name: 'Decide and send' }).click()
  await expect(page.getByRole('region', { name: 'Decision' }).getByText('It is hidden.')).toBeVisible()
  await expect(worst).toHaveCount(0)
  await expect(queue.filter({ hasText: soldAlready! })).toBeVisible()
  await bobby.page.goto(`/themes/${fraud}`)
  await expect(bobby.page.getByText('A deposit is asked for before a viewing.')).toBeVisible()
  await alice.page.goto(`/themes/${fraud}`)
  await expect(alice.page).toHaveURL('/404')
})

test('two moderators on one case never overwrite each other', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  const danny = await arriveAs(browser, product, 'danny', 'moderator')
  const model = `Two at once ${bobby.username}`
  const id = await offerCar(bobby, { model })
  await report(alice, { targetId: id })
  for (const { page } of [carol, danny]) {
    await page.goto('/admin')
    await page.getByRole('list', { name: 'Cases' }).getByRole('link', { name: model }).click()
    await expect(page.getByRole('heading', { name: model })).toBeVisible()
  }
  await carol.page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(carol.page.getByText('You work on this case.')).toBeVisible()
  const facts = carol.page.getByLabel('Facts, in your words')
  await carol.page.getByRole('radio', { name: 'No breach' }).check()
  await carol.page.getByLabel('Ground').selectOption('noBreach')
  await facts.fill('The offer is honest.')
  // Danny is told at once who has it, and takes it over knowingly.
  await expect(danny.page.getByText('The case has changed since you opened it:')).toBeVisible()
  await expect(danny.page.getByText(`${carol.username} claimed it.`)).toBeVisible()
  await danny.page.getByRole('button', { name: 'I have seen it' }).click()
  await danny.page.getByRole('button', { name: 'Take over' }).click()
  await expect(danny.page.getByText('You work on this case.')).toBeVisible()
  // Carol decides what she saw before: refused, with what changed, and her words stay.
  await carol.page.getByRole('button', { name: 'Decide and send' }).click()
  await expect(carol.page.getByText('The case has changed since you opened it:')).toBeVisible()
  await expect(carol.page.getByText(`${danny.username} claimed it.`)).toBeVisible()
  await expect(facts).toHaveValue('The offer is honest.')
  await danny.page.getByRole('radio', { name: 'Hide until changed' }).check()
  await danny.page.getByLabel('Ground').selectOption('fraud')
  await danny.page.getByLabel('Facts, in your words').fill('It asks for a deposit.')
  await danny.page.getByRole('button', { name: 'Decide and send' }).click()
  await expect(danny.page.getByRole('region', { name: 'Decision' }).getByText('It is hidden.')).toBeVisible()
})

test('what waits, and who works on it, is in an open console at once', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = await arriveAs(browser, product, 'carol', 'moderator')
  const danny = await arriveAs(browser, product, 'danny', 'moderator')
  const model = `At once ${bobby.username}`
  const id = await offerCar(bobby, { model })
  await gotoSubscribed(page, '/admin', 'cases')
  // Sooner than the queue is read again by itself.
  const soon = { timeout: 4000 }
  await report(alice, { targetId: id })
  const row = page.getByRole('list', { name: 'Cases' }).getByRole('listitem').filter({ hasText: model })
  await expect(row.getByText('free')).toBeVisible(soon)
  const address = '/api/moderation/cases'
  const { cases } = await (await danny.context.request.get(`${address}?auth=${danny.token}`)).json()
  const found = (cases as { id: string; name: string; version: number }[]).find(({ name }) => name.includes(model))
  const data = { isClaimed: true, version: found?.version }
  await danny.context.request.put(`${address}/${found?.id}/claim?auth=${danny.token}`, { data })
  await expect(row.getByText(`claimed by ${danny.username}`)).toBeVisible(soon)

  await page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('link', { name: 'Radar' }).click()
  const waiting = page.getByRole('region', { name: 'Messages that wait' })
  await expect(waiting).toBeVisible()
  const content = `Look at www.pictures-of-${bobby.username}.shop`
  await bobby.context.request.post(`/api/messages.json?auth=${bobby.token}`, { data: { sendTo: alice.id, content } })
  await expect(waiting.getByText(content)).toBeVisible(soon)
})

test('a second press on Claim releases nothing, what is typed waits while one looks around, and the next case is a press away', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = await arriveAs(browser, product, 'carol', 'moderator')
  const model = `Pressed twice ${bobby.username}`
  const own = await offerCar(bobby, { model })
  await report(alice, { targetId: own })
  await page.goto('/admin')
  const queue = page.getByRole('list', { name: 'Cases' })
  await queue.getByRole('link', { name: model }).click()
  const claim = page.getByRole('button', { name: 'Claim', exact: true })
  const place = (await claim.boundingBox())!
  await answered(page, 'moderation/cases', () => claim.click())
  await expect(page.getByText('You work on this case.')).toBeVisible()
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  const facts = page.getByLabel('Facts, in your words')
  await facts.fill('A deposit is asked for')
  await page.getByRole('link', { name: bobby.username, exact: true }).click()
  await page.getByRole('button', { name: 'Suspend the account' }).click()
  await page.getByLabel('Reason').fill('Three such offers.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(facts).toHaveValue('A deposit is asked for')
  await page.getByRole('radio', { name: 'No breach' }).check()
  await page.getByLabel('Ground').selectOption('noBreach')
  await page.getByRole('button', { name: 'Decide and send' }).click()
  const step = page.getByRole('group', { name: 'Next step' })
  await expect(step).toBeFocused()
  await expect(step.getByText('This case is decided.')).toBeInViewport()
  await expect(step.getByRole('link')).toBeInViewport()
  // What was typed of one person is not said of another.
  await page.goto(`/admin/find?person=${alice.id}`)
  await page.getByRole('button', { name: 'Suspend the account' }).click()
  await expect(page.getByLabel('Reason')).toHaveValue('')
})

test('whoever refuses a waiting message by keyboard goes on with the one beside it', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = await arriveAs(browser, product, 'carol', 'moderator')
  for (const word of ['first', 'second']) {
    const data = { sendTo: alice.id, content: `Look at www.${word}-pictures.shop` }
    await bobby.context.request.post(`/api/messages.json?auth=${bobby.token}`, { data })
  }
  await page.goto('/admin/radar')
  const waiting = page.getByRole('region', { name: 'Messages that wait' })
  const refuse = waiting.getByRole('button', { name: `Refuse the message of ${bobby.username} to ${alice.username}` })
  await refuse.first().press('Enter')
  await page.getByLabel('Ground').selectOption('spam')
  await page.getByLabel('Reason').fill('It is a shop.')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse it' }).press('Enter')
  await expect(refuse).toHaveCount(1)
  await expect(waiting.locator('button:focus')).toHaveCount(1)
})

test('an operator edits a sponsor, which the home page shows at once', async ({ browser, page, product }) => {
  const frank = await arriveAs(browser, product, 'frank', 'operator')
  const name = `Rila Tyres ${frank.username}`
  const console = frank.page
  await console.goto('/admin/sponsors')
  await console.getByRole('button', { name: 'New sponsor' }).click()
  const dialog = console.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Website').fill('https://rila.example/')
  await dialog.getByLabel('Picture').setInputFiles(photoFiles.slice(0, 1))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const strip = page.getByRole('heading', { level: 3, name })
  await page.goto('/home')
  await expect(strip).toBeVisible()
  await console.getByRole('button', { name: `Switch off: ${name}` }).click()
  await expect(console.getByRole('listitem').filter({ hasText: name }).getByText('Switched off')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sponsors' })).toBeVisible()
  await expect(strip).toHaveCount(0)
  await console.goto('/admin/audit')
  await console.getByLabel('On what').selectOption('sponsor')
  await expect(console.getByText(name)).toHaveCount(2)
  const [download] = await Promise.all([
    console.waitForEvent('download'),
    console.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  const lines = csv.split('\n').filter((line) => line.includes(name))
  expect(lines.join('\n')).toContain(`,add,sponsor,`)
})

test('the console is there for nobody without a role', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  for (const path of ['/admin', '/admin/cases', '/admin/health']) {
    await alice.page.goto(path)
    await expect(alice.page).toHaveURL('/404')
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  for (const path of ['/admin/health', '/admin/nothing']) {
    await carol.page.goto(path)
    await expect(carol.page).toHaveURL('/404')
  }
})

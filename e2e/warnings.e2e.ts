import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bringAxe, violationsOf } from './axe.ts'
import { box, log, openBoth, send, write } from './chatting.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { either } from './language/speak.ts'
import { arriveAs } from './moderators.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, test, type Product } from './product.ts'

const exec = promisify(execFile)
const fraud = 'Колата е при превозвача, огледи не правим. Пратете капаро по Revolut и я пазя за вас.'
const noteOf = ({ page }: Person) => page.getByRole('note')
const noPayments = 'Volan takes no payments. Whoever sends you a link to one is a cheat.'

async function moderate(product: Product, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...product.store }
  return (await exec(process.execPath, ['server/moderation/moderate.ts', ...args], { env })).stdout
}

async function expectNoViolation({ page }: Person, where: string): Promise<void> {
  await bringAxe(page)
  expect.soft(await violationsOf(page), where).toEqual([])
}

test('an offer with signs of a fraud says so, and its seller answers', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice, { description: fraud })
  for (const { page } of [alice, bobby]) await page.goto(`/themes/${id}`)
  const seen = noteOf(bobby).filter({ hasText: 'This offer has signs that frauds have, too' })
  await expect(seen).toContainText('It asks for money before you have seen the car. See it first.')
  await expect(seen.getByText('The account is less than a week old.')).toBeHidden()
  await seen.getByText(/more sign/).click()
  await expect(seen.getByText('The account is less than a week old.')).toBeVisible()
  await expectNoViolation(bobby, 'the offer')
  await expect(bobby.page.getByText('Live', { exact: true })).toBeVisible()

  const own = noteOf(alice).filter({ hasText: 'Readers see these signs at your offer' })
  await own.getByRole('button', { name: 'Answer' }).click()
  const answer = alice.page.getByLabel('Your answer, which readers see beside it')
  await expect(answer).toBeFocused()
  await answer.fill('You may see it at my garage.')
  await answer.press('Enter')
  await expect(own).toContainText('Your answer: You may see it at my garage.')
  const answered = either(
    /The seller answers: You may see it at my garage\./,
    /Отговор на продавача: You may see it at my garage\./,
  )
  await expect(seen).toContainText(answered)

  const visitor = await (await browser.newContext({ baseURL: product.address })).newPage()
  await visitor.goto(`/c/${id}`)
  await expect(visitor.getByRole('note')).toContainText(answered)

  const [guide] = await Promise.all([
    bobby.context.waitForEvent('page'),
    seen.getByRole('link', { name: 'How a safe deal goes' }).click(),
  ])
  await expect(guide.getByRole('heading', { level: 1, name: 'A safe deal' })).toBeVisible()
  await expect(guide.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectNoViolation({ ...bobby, page: guide }, 'the page of a safe deal')
})

test('a comment with signs of a fraud says so, live, and moderators find it', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  const id = await offerCar(alice)
  for (const { page } of [alice, bobby]) await gotoSubscribed(page, `/themes/${id}`, `cars/${id}`)
  await bobby.page.getByPlaceholder('Add comment...').fill(`${fraud} ${bobby.username}`)
  await bobby.page.getByRole('button', { name: 'Post', exact: true }).click()
  const seen = noteOf(alice).filter({ hasText: 'This comment has signs that frauds have, too' })
  await expect(seen).toContainText('It asks for money before you have seen the car. See it first.')
  await expect(noteOf(bobby).filter({ hasText: 'Readers of your comment are shown a note' })).toBeVisible()
  await expectNoViolation(alice, 'the comment')

  await carol.page.goto('/admin/radar')
  const row = carol.page.getByRole('listitem').filter({ hasText: bobby.username }).first()
  await row.getByRole('button', { name: /^Hide the comment/ }).click()
  const dialog = carol.page.getByRole('dialog').last()
  await dialog.getByLabel('Ground').selectOption('fraud')
  await dialog.getByLabel('Reason').fill('Asks for money first.')
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(seen).toHaveCount(0)
})

test('a conversation with signs of a fraud says so to both, before one answers', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await write(bobby, alice, 'Може ли да видя колата?')
  await openBoth(alice, bobby)
  await expect(bobby.page.getByText(noPayments)).toBeVisible()
  await expect(noteOf(bobby)).toHaveCount(0)
  await send(alice, 'Преведете капаро 300 лв и я пазя за вас.')
  await expect(log(bobby).getByRole('note')).toContainText('It asks for money before you have seen the car.')
  await expect(log(alice).getByRole('note')).toContainText('Offer a viewing first.')
  await expect(noteOf(bobby).filter({ hasText: noPayments })).toBeVisible()
  const before = bobby.page.getByText('Before you answer, read the note above.')
  await expect(before).toBeVisible()
  await expectNoViolation(bobby, 'the conversation')
  await send(bobby, 'First I would like to see it.')
  await expect(before).toHaveCount(0)
  await expect(log(bobby).getByRole('note')).toBeVisible()
})

test("a newcomer's first message with a link waits for a moderator", async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carol = await arrive(browser, product, 'carol')
  await openBoth(alice, bobby)
  await send(alice, 'My pictures: https://pictures-of-cars.example.com/1')
  const waits = alice.page.getByText('This message waits for a moderator')
  await expect(waits).toBeVisible()
  await expect(log(alice).getByRole('listitem')).toHaveCount(0)
  await expectNoViolation(alice, 'a message that waits')
  const line = (await moderate(product, 'held-messages')).split('\n').find((one) => one.includes(alice.username)) ?? ''
  expect(line).toContain('https://pictures-of-cars.example.com/1')
  // A message of somebody else comes to the same page after it.
  await write(carol, bobby, 'Good morning')
  await expect(bobby.page.getByRole('navigation', { name: 'Chats' }).getByText('Good morning')).toBeVisible()
  await expect(log(bobby).getByRole('listitem')).toHaveCount(0)

  await moderate(product, 'release-message', line.split(' ')[0] ?? '', '--reason', 'It shows a car.')
  await expect(log(bobby)).toContainText('My pictures')
  await expect(log(alice)).toContainText('My pictures')
  await expect(waits).toHaveCount(0)
  await expect(box(alice)).toHaveValue('')
})

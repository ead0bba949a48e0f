import { write } from './chatting.ts'
import { untilPainted } from './frames.ts'
import { arrive, arriveAgain, type Person } from './people.ts'
import { expect, test } from './product.ts'

const unreadOf = async ({ context, token }: Person) =>
  ((await (await context.request.get(`/api/unread.json?auth=${token}`)).json()) as { messages: number }).messages

test('a message is counted everywhere until it was on the screen of a focused window, then nowhere', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const phone = await arriveAgain(browser, product, alice)
  await phone.page.setViewportSize({ width: 390, height: 844 })
  await phone.page.goto('/home')
  await alice.page.goto('/chats')
  await expect(alice.page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible()
  await expect(alice.page.getByText('No chats yet.')).toBeVisible()

  await write(bobby, alice, 'Is it still there?')
  await write(bobby, alice, 'I could come on Saturday.')
  const inFrame = ({ page }: Person) => page.getByRole('banner').getByRole('link', { name: /^Chats/ })
  for (const person of [alice, phone]) {
    await expect(inFrame(person)).toHaveAccessibleName('Chats, 2 unread messages')
    await expect(person.page).toHaveTitle(/^\(2\) /)
  }
  const row = alice.page.getByRole('list', { name: 'Chats' }).getByRole('listitem')
  await expect(row).toContainText('I could come on Saturday.')
  await expect(row.getByRole('img', { name: '2 unread messages' })).toBeVisible()

  // A tab in the background: the browser of the test gives every page the focus.
  await alice.page.evaluate(() => {
    document.hasFocus = () => false
  })
  await row.getByRole('link', { name: bobby.username }).click()
  await expect(alice.page.getByText('New messages')).toBeVisible()
  await expect(alice.page.getByText('Today')).toBeVisible()
  // One that comes meanwhile is counted, too: whatever is on the screen would have been read with it.
  await write(bobby, alice, 'Are you there?')
  await expect(alice.page.getByRole('log').getByText('Are you there?')).toBeInViewport()
  await untilPainted(alice.page)
  for (const person of [alice, phone]) await expect(inFrame(person)).toHaveAccessibleName('Chats, 3 unread messages')
  expect(await unreadOf(alice)).toBe(3)
  await alice.page.evaluate(() => {
    document.hasFocus = () => true
    dispatchEvent(new Event('focus'))
  })
  for (const person of [alice, phone]) {
    await expect(inFrame(person)).toHaveAccessibleName('Chats')
    await expect(person.page).not.toHaveTitle(/^\(/)
  }
  await write(bobby, alice, 'Or on Sunday.')
  await expect(alice.page.getByRole('log').getByText('Or on Sunday.')).toBeVisible()
  await expect.poll(() => unreadOf(alice)).toBe(0)
})

test('a long conversation is read back to its beginning, from where one was', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  for (let at = 1; at <= 59; at++)
    await write(at % 2 === 0 ? alice : bobby, at % 2 === 0 ? bobby : alice, `Line ${at}.`)
  await page.goto(`/chats/${bobby.id}`)
  const log = page.getByRole('log')
  await expect(log.getByText('Line 59.')).toBeVisible()
  await expect(log.getByText('Line 9.')).toHaveCount(0)
  const earlier = log.getByRole('button', { name: 'Load earlier' })
  await earlier.scrollIntoViewIfNeeded()
  const before = await log.getByText('Line 10.').boundingBox()
  await earlier.click()
  await expect(log.getByText('Line 1.')).toHaveCount(1)
  await expect(earlier).toHaveCount(0)
  expect(Math.abs(((await log.getByText('Line 10.').boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60)
  await write(bobby, alice, 'Line 60.')
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(log.getByText('Line 60.')).toBeInViewport()
  await expect(log.getByText(/^Line \d+\.$/)).toHaveCount(60)
})

test('from 1024 px the inbox stands beside the conversation, and an archived one leaves it', async ({
  browser,
  product,
}) => {
  const [alice, bobby, carol] = [
    await arrive(browser, product, 'alice'),
    await arrive(browser, product, 'bobby'),
    await arrive(browser, product, 'carol'),
  ]
  const { page } = alice
  await write(bobby, alice, 'From Bobby')
  await write(carol, alice, 'From Carol')
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`/chats/${bobby.id}`)
  const beside = page.getByRole('navigation', { name: 'Chats' })
  await expect(beside.getByRole('listitem').first()).toContainText('From Carol')
  await expect(beside.getByRole('link', { name: bobby.username })).toHaveAttribute('aria-current', 'page')
  await write(bobby, alice, 'From Bobby again')
  await expect(beside.getByRole('listitem').first()).toContainText(bobby.username)
  await beside.getByRole('button', { name: `Archive the chat with ${carol.username}` }).click()
  await expect(beside.getByText('From Carol')).toHaveCount(0)
  await expect(beside.getByRole('link', { name: bobby.username })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(beside.getByText('From Carol')).toBeVisible()
  await beside.getByRole('button', { name: `Archive the chat with ${carol.username}` }).click()
  await expect(beside.getByText('From Carol')).toHaveCount(0)
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(beside).toHaveCount(0)
  await page.goto('/chats')
  await page.getByRole('link', { name: 'Archive' }).click()
  await page.getByRole('button', { name: `Bring the chat with ${carol.username} back` }).click()
  await expect(page.getByText('The archive is empty.')).toBeVisible()
})

import { type Browser, type Page } from '@playwright/test'
import { answered } from './answered.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, startProduct, test, type Product } from './product.ts'

/** A seller and a buyer who both look at the seller's car. */
async function meet(browser: Browser, product: Product) {
  const [seller, buyer] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const carId = await offerCar(seller, { vin: 'WBA8D9C50JA001234' })
  for (const { page } of [seller, buyer]) {
    await gotoSubscribed(page, `/themes/${carId}`, `cars/${carId}`)
    await expect(page.getByText('No comments yet.')).toBeVisible()
  }
  return { seller, buyer, carId }
}

async function post(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Add comment...').fill(text)
  await page.getByRole('button', { name: 'Post' }).click()
}

/** The comment with a text, without its replies. */
const comment = (page: Page, text: string) =>
  page
    .locator('div')
    .filter({ has: page.getByText(text, { exact: true }) })
    .filter({ has: page.locator('time') })
    .filter({ has: page.getByRole('button') })
    .last()

async function postBy(person: Person, carId: string, comments: string, more: object = {}): Promise<string> {
  const answer = await person.context.request.post(`/api/cars/${carId}/comments.json?auth=${person.token}`, {
    data: { comments, ...more },
  })
  return ((await answer.json()) as { name: string }).name
}

test('a question is asked, answered by the seller, and becomes a fact of the offer', async ({ browser, product }) => {
  const { seller, buyer, carId } = await meet(browser, product)
  await buyer.page.getByPlaceholder('Add comment...').fill('Is the timing belt new?')
  await expect(buyer.page.getByLabel('It is a question to the seller')).toBeChecked()
  await buyer.page.getByRole('button', { name: 'Post' }).click()
  await expect(comment(seller.page, 'Is the timing belt new?').getByText('No answer yet')).toBeVisible()
  await post(buyer.page, 'Nice car')

  await seller.page.getByRole('button', { name: 'Without an answer (1)' }).click()
  await expect(seller.page.getByText('Nice car')).toBeHidden()
  await seller.page.getByRole('button', { name: /^Reply/ }).click()
  await seller.page.getByLabel(`Reply to ${buyer.username}`, { exact: true }).last().fill('Changed in 2024.')
  await seller.page.getByRole('button', { name: 'Send reply' }).click()
  await expect(seller.page.getByText('No questions here.')).toBeVisible()
  const replies = buyer.page.getByRole('list', { name: `Replies to ${buyer.username}` })
  await expect(replies.getByText('Changed in 2024.')).toBeVisible()
  await expect(replies.getByText('Seller', { exact: true })).toBeVisible()
  await expect(comment(buyer.page, 'Is the timing belt new?').getByText('Answered')).toBeVisible()

  await seller.page.getByRole('button', { name: 'Questions (1)' }).click()
  await seller.page.getByRole('button', { name: /^Add to the facts/ }).click()
  await expect(seller.page.getByLabel('What is it about?')).toBeFocused()
  await seller.page.getByLabel('What is it about?').fill('Timing belt')
  await seller.page.getByLabel('The fact, in short').fill('2024')
  await seller.page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(buyer.page.getByText('2024, seller says')).toBeVisible()
  await expect(seller.page.locator(':focus')).toContainText('Changed in 2024.')
  const again = await offerCar(seller, { vin: 'WBA8D9C50JA001234' })
  await buyer.page.goto(`/c/${again}`)
  await expect(buyer.page.getByText('2024, seller says')).toBeVisible()
  await seller.page.goto(`/themes/${carId}`)
  await seller.page.getByRole('button', { name: 'Take back: Timing belt' }).click()
  await expect(seller.page.getByText('2024, seller says')).toBeHidden()
})

test('the owner sees on their own profile how many questions wait, live', async ({ browser, product }) => {
  const { seller, buyer, carId } = await meet(browser, product)
  await seller.page.goto('/profile')
  await expect(seller.page.getByRole('link', { name: 'BMW 320d' })).toBeVisible()
  await postBy(buyer, carId, 'Is the timing belt new?')
  await expect(seller.page.getByText('1 open question').last()).toBeVisible()
})

test('a writer corrects and deletes a comment, and others see it at once', async ({ browser, product }) => {
  const { seller, buyer } = await meet(browser, product)
  await post(buyer.page, 'Nice cra')
  const more = buyer.page.getByRole('button', { name: `More, comment of ${buyer.username}` })
  await more.click()
  await buyer.page.getByRole('button', { name: /^Edit/ }).click()
  await buyer.page.getByLabel('Edit', { exact: true }).fill('Nice car')
  await buyer.page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(comment(seller.page, 'Nice car').getByText('edited')).toBeVisible()
  await expect(buyer.page.locator(':focus')).toContainText('Nice car')
  await expect(seller.page.getByText('Nice cra')).toBeHidden()

  await seller.page.getByRole('button', { name: /^Reply/ }).click()
  await seller.page.getByLabel(`Reply to ${buyer.username}`, { exact: true }).last().fill('Thank you.')
  await seller.page.getByRole('button', { name: 'Send reply' }).click()
  await expect(buyer.page.getByText('Thank you.')).toBeVisible()
  await more.click()
  await buyer.page.getByRole('button', { name: /^Delete/ }).click()
  await buyer.page.getByRole('group', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click()
  for (const { page } of [buyer, seller]) {
    await expect(page.getByText('This comment was deleted.')).toBeVisible()
    await expect(page.getByText('Thank you.')).toBeVisible()
  }
})

test('the seller pins a comment and hides another, which stays counted', async ({ browser, product }) => {
  const { seller, buyer, carId } = await meet(browser, product)
  for (const text of ['Nice car', 'Buy my tyres', 'Good luck']) await postBy(buyer, carId, text)
  const more = { name: `More, comment of ${buyer.username}` }
  await comment(seller.page, 'Nice car').getByRole('button', more).click()
  await comment(seller.page, 'Nice car').getByRole('button', { name: /^Pin/ }).click()
  for (const { page } of [buyer, seller]) {
    await expect(page.getByRole('log').getByRole('listitem').first()).toContainText('Nice car')
    await expect(page.getByText('Pinned by the seller')).toBeVisible()
  }
  await comment(seller.page, 'Buy my tyres').getByRole('button', more).click()
  await comment(seller.page, 'Buy my tyres').getByRole('button', { name: /^Hide/ }).click()
  await seller.page.getByLabel('Why?').selectOption('advertising')
  await seller.page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(buyer.page.getByText('1 hidden by the seller: advertising')).toBeVisible()
  // The one below takes the focus of the one that went.
  await expect(seller.page.locator(':focus')).toContainText('Good luck')
  await expect(buyer.page.getByRole('log').getByText('Buy my tyres')).toBeHidden()
  // Its writer reads why.
  await buyer.page.getByText('1 hidden by the seller: advertising').click()
  await expect(buyer.page.getByText('Hidden by the seller: advertising', { exact: true })).toBeVisible()
  await seller.page.getByRole('button', { name: 'Undo' }).click()
  await expect(buyer.page.getByRole('log').getByText('Buy my tyres')).toBeVisible()
})

test('new comments and replies move nothing that one reads', async ({ browser, product }) => {
  const { seller, buyer, carId } = await meet(browser, product)
  const carol = await arrive(browser, product, 'carol')
  const ids: string[] = []
  for (let number = 1; number <= 12; number++) ids.push(await postBy(carol, carId, `Comment ${number}`))
  const { page } = buyer
  await gotoSubscribed(page, `/themes/${carId}`, `cars/${carId}`)
  const [read, below] = ['Comment 6', 'Comment 5'].map((text) => page.getByText(text, { exact: true }))
  await read!.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200))
  // To the pixel, because scrolling knows no parts of one.
  const place = async () => Promise.all([read!, below!].map(async (text) => Math.round((await text.boundingBox())!.y)))
  const before = await place()
  await postBy(carol, carId, 'Comment 13')
  await postBy(seller, carId, 'Comment 14')
  const pill = page.getByRole('button', { name: '2 new comments' })
  await expect(pill).toBeVisible()
  expect(await place()).toEqual(before)

  await postBy(seller, carId, 'Rides well on gravel', { replyTo: ids[5] })
  const more = page.getByRole('button', { name: '1 new reply' })
  await expect(more).toBeVisible()
  expect(await place()).toEqual(before)
  await more.click()
  await expect(page.getByText('Rides well on gravel')).toBeVisible()

  await pill.click()
  await expect(page.getByText('Comment 14', { exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: /new comment/ })).toBeHidden()
})

test('a car whose comments are on the screen opens at its top', async ({ browser, product }) => {
  const { buyer, carId } = await meet(browser, product)
  await postBy(buyer, carId, 'Is the timing belt new?')
  const { page } = buyer
  for (let number = 1; number <= 30; number++) await postBy(buyer, carId, `Comment ${number}`)
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto(`/themes/${carId}`)
  await expect(page.getByText('Comment 30')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Questions (1)' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('on their first day a person is told how often they can comment', async ({ browser }) => {
  const product = await startProduct({ NEWCOMERS: 'limited', RATE_LIMITS: 'default' })
  try {
    const { buyer } = await meet(browser, product)
    await answered(buyer.page, 'cars', () => post(buyer.page, 'Nice car'))
    await post(buyer.page, 'Very nice car')
    await expect(
      buyer.page.getByText('On your first day comments are 30 seconds apart. Please wait a little.'),
    ).toBeVisible()
  } finally {
    await product.stop()
  }
})

import { answered } from './answered.ts'
import { arrive, offerCar } from './people.ts'
import { either } from './language/speak.ts'
import { expect, startProduct, test } from './product.ts'

test('a comment reaches the other browser at once and once, and the box is empty again', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const id = await offerCar(alice)
  for (const { page } of [alice, bobby]) {
    await page.goto(`/themes/${id}`)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  }
  const box = bobby.page.getByPlaceholder('Add comment...')
  await alice.context.request.post(`/api/cars/${id}/comments.json?auth=${alice.token}`, {
    data: { comments: 'Ask me anything' },
  })
  await box.fill('Is it <b>still</b> there?')
  await bobby.page.getByRole('button', { name: 'Post' }).click()
  await expect(box).toHaveValue('')
  await expect(bobby.page.getByRole('log').getByRole('listitem').first()).toContainText('Is it <b>still</b> there?')
  for (const { page } of [alice, bobby]) {
    await expect(page.getByText('Is it <b>still</b> there?')).toHaveCount(1)
    await expect(page.getByText(`${bobby.username}:`)).toHaveCount(1)
  }
  await alice.page.getByRole('link', { name: `${bobby.username}, profile` }).click()
  await expect(alice.page).toHaveURL(`/all-users/${bobby.id}`)
})

test('an empty comment is not posted before another, and a draft survives a reload', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const id = await offerCar(alice)
  const { page } = alice
  await page.goto(`/themes/${id}`)
  const box = page.getByPlaceholder('Add comment...')
  await box.fill('   ')
  await box.press('Enter')
  await box.fill('A thought')
  await answered(page, `cars/${id}/comments`, () => box.press('Enter'))
  await box.fill('Another half finis')
  await page.reload()
  await expect(box).toHaveValue('Another half finis')
  const kept = await alice.context.request.get(`/api/cars/${id}/comments.json?auth=${alice.token}`)
  const comments = Object.values((await kept.json()) as Record<string, { comments: string }>)
  expect(comments.map((comment) => comment.comments)).toEqual(['A thought'])
})

test('two people exchange live messages, and a blank one is not sent', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await alice.page.goto(`/all-users/${bobby.id}`)
  await alice.page.getByRole('link', { name: 'Message' }).click()
  await expect(alice.page).toHaveURL(`/chats/${bobby.id}`)
  await bobby.page.goto(`/chats/${alice.id}`)
  for (const { page } of [alice, bobby]) await expect(page.getByText('Live', { exact: true })).toBeVisible()

  const write = async (person: typeof alice, text: string) => {
    await person.page.getByPlaceholder('Type your message').fill(text)
    await person.page.getByRole('button', { name: 'Send' }).click()
  }
  await write(alice, '   ')
  await write(alice, 'Is it still there?')
  await expect(bobby.page.getByText('Is it still there?')).toBeVisible()
  await write(bobby, 'It is. Come and see it.')
  await expect(alice.page.getByText('It is. Come and see it.')).toBeVisible()
  await expect(alice.page.getByPlaceholder('Type your message')).toHaveValue('')
  for (const { page } of [alice, bobby]) {
    const log = page.getByRole('log')
    await expect(log.getByText(alice.email)).toHaveCount(1)
    await expect(log.getByText(bobby.email)).toHaveCount(1)
    await expect(
      log.getByText(
        either(
          /^\d{1,2}\/\d{1,2}\/\d{2}, \d{1,2}:\d{2} [AP]M$/,
          /^\d{1,2}\.\d{2}\.\d{2}\sг\., \d{1,2}:\d{2}\sч?\.?$|^\d{1,2}\.\d{2}\.\d{2}\sг\., \d{1,2}:\d{2}$/,
        ),
      ),
    ).toHaveCount(2)
  }
  await expect(alice.page.getByRole('contentinfo')).toHaveCount(0)
})

test('a message that failed stays, and a retry sends it once', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await page.goto(`/chats/${bobby.id}`)
  await page.route('**/api/messages.json*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByPlaceholder('Type your message').fill('Through thick and thin')
  await page.getByPlaceholder('Type your message').press('Enter')
  await expect(page.getByText('Not sent')).toBeVisible()
  await page.unroute('**/api/messages.json*')
  await answered(page, 'messages', () => page.getByRole('button', { name: 'Try again' }).click())
  await expect(page.getByText('Not sent')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Through thick and thin')).toHaveCount(1)
})

test('a message whose answer was lost with the page is neither lost nor doubled', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  await page.goto(`/chats/${bobby.id}`)
  const stored = Promise.withResolvers<void>()
  await page.route('**/api/messages.json*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    stored.resolve()
  })
  await page.getByPlaceholder('Type your message').fill('Did you hear me?')
  await page.getByPlaceholder('Type your message').press('Enter')
  await stored.promise
  await page.unroute('**/api/messages.json*')
  await page.reload()
  await expect(page.getByText('Not sent')).toBeHidden()
  await expect(page.getByText('Did you hear me?')).toHaveCount(1)
})

test('everything said during a crash of the product is there afterwards', async ({ browser }) => {
  const product = await startProduct()
  try {
    const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
    await alice.page.goto(`/chats/${bobby.id}`)
    await expect(alice.page.getByText('Live', { exact: true })).toBeVisible()
    await product.kill()
    await expect(alice.page.getByText('Reconnecting...')).toBeVisible()
    await product.restart()
    await bobby.context.request.post(`/api/messages.json?auth=${bobby.token}`, {
      data: { sendTo: alice.email, content: 'Said while you were away' },
    })
    await expect(alice.page.getByText('Said while you were away')).toHaveCount(1)
    await expect(alice.page.getByText('Reconnecting...')).toBeHidden()
  } finally {
    await product.stop()
  }
})

test('twenty tabs of one browser are all live, and another page still loads', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice)
  const tabs = []
  for (let i = 0; i < 20; i++) {
    const tab = await bobby.context.newPage()
    // Twenty moving live indicators would keep the processor busy.
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(`/themes/${id}`)
    tabs.push(tab)
  }
  for (const tab of tabs) await expect(tab.getByText('Live', { exact: true })).toBeVisible()
  await alice.context.request.post(`/api/cars/${id}/comments.json?auth=${alice.token}`, {
    data: { comments: 'To all of you' },
  })
  for (const tab of tabs) await expect(tab.getByText('To all of you')).toHaveCount(1)
  await bobby.page.goto('/themes')
  await expect(bobby.page.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible()
})

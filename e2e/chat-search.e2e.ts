import { log, write } from './chatting.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('a message is found by its words and shown where it was said', async ({ browser, product }) => {
  const [alice, bobby, carol] = [
    await arrive(browser, product, 'alice'),
    await arrive(browser, product, 'bobby'),
    await arrive(browser, product, 'carol'),
  ]
  await write(bobby, alice, 'The gearbox was changed last year.')
  for (let at = 1; at <= 60; at++) await write(alice, bobby, `Line ${at}.`)
  await write(carol, alice, 'Скоростната кутия е сменена.')
  const { page } = alice
  await page.goto('/chats')
  const search = page.getByRole('searchbox', { name: 'Search your chats' })
  await search.fill('GEARB')
  const found = page.getByRole('list', { name: 'Messages found' }).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('The gearbox was changed last year.')
  await search.fill('скоростна')
  await expect(found).toContainText('Скоростната кутия е сменена.')
  await search.fill('motorcycle')
  await expect(page.getByText('Nothing was found for "motorcycle".')).toBeVisible()
  await search.fill('gearbox')
  await found.getByRole('link', { name: bobby.username }).click()
  await expect(log(alice).getByText('The gearbox was changed last year.')).toBeInViewport()
})

test('people and cars find conversations, also beside an open one, where the words stay for the next press', async ({
  browser,
  product,
}) => {
  const [alice, bobby, carol] = [
    await arrive(browser, product, 'alice'),
    await arrive(browser, product, 'bobby'),
    await arrive(browser, product, 'carol'),
  ]
  const about = await offerCar(alice, { brand: 'Audi', model: 'Quattro', year: 2017 })
  const data = { sendTo: alice.id, content: 'Is it still there?', about }
  await bobby.context.request.post(`/api/messages.json?auth=${bobby.token}`, { data })
  await write(carol, alice, 'The quattro would be nice.')
  const { page } = alice
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/chats/${bobby.id}`)
  const beside = page.getByRole('navigation', { name: 'Chats' })
  const search = beside.getByRole('searchbox', { name: 'Search your chats' })
  const chats = beside.getByRole('list', { name: 'Chats found' }).getByRole('listitem')
  const messages = beside.getByRole('list', { name: 'Messages found' }).getByRole('listitem')
  await search.fill('ауди куат')
  await expect(chats).toHaveCount(1)
  await expect(chats).toContainText('Audi Quattro, 2017')
  await search.fill('quattro')
  await expect(chats).toHaveCount(1)
  await expect(messages).toHaveCount(1)
  await messages.getByRole('link', { name: carol.username }).click()
  await expect(page).toHaveURL(/message=/)
  await expect(log(alice).getByText('The quattro would be nice.')).toBeInViewport()
  await expect(search).toHaveValue('quattro')
  await chats.getByRole('link', { name: bobby.username }).click()
  await expect(log(alice).getByText('Is it still there?')).toBeVisible()
  await search.fill(carol.username)
  await expect(chats).toContainText('The quattro would be nice.')
  await search.fill('')
  await expect(beside.getByRole('list', { name: 'Chats', exact: true }).getByRole('listitem')).toHaveCount(2)
})

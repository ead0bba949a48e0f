import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { either } from './language/speak.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const exec = promisify(execFile)

test('an accepted amount can be kept as a copy, and leaves the conversation of both after its time', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await alice.page.goto('/profile/settings')
  const privacy = alice.page.getByRole('region', { name: 'Privacy' })
  const choice = privacy.getByRole('radio', { name: 'Kept between the two of us' })
  await choice.check()
  await privacy.getByRole('button', { name: 'Save' }).click()
  await expect(alice.page.getByText('Saved.')).toBeVisible()
  await alice.page.reload()
  await expect(choice).toBeChecked()

  const carId = await offerCar(alice)
  const offered = await bobby.context.request.post(`/api/price-offers.json?auth=${bobby.token}`, {
    data: { carId, amount: 36_123 },
  })
  expect(offered.ok(), await offered.text()).toBe(true)
  await alice.page.goto('/notifications')
  const notice = alice.page.getByRole('main').getByText(bobby.username)
  await expect(notice).toContainText(either(/offers a price for/, /предлага цена за/))
  await alice.page.goto(`/chats/${bobby.id}`)
  await bobby.page.goto(`/chats/${alice.id}`)
  await alice.page.getByRole('button', { name: 'Accept', exact: true }).click()
  const card = bobby.page.getByRole('region', { name: 'Price offer, BMW 320d, 2019' })
  await expect(card).toContainText(either(/36123 BGN/, /36\s123\sлв\./))
  const [copy] = await Promise.all([
    bobby.page.waitForEvent('download'),
    card.getByRole('button', { name: 'Keep a copy' }).press('Enter'),
  ])
  const text = await readFile(await copy.path(), 'utf8')
  for (const told of [alice.username, 'BMW 320d, 2019']) expect(text).toContain(told)
  expect(text.replaceAll(/\s/gu, '')).toContain('36123')

  await exec(process.execPath, ['server/testing/forget-amounts.ts'], { env: { ...process.env, ...product.store } })
  await expect(card).toContainText('The amount is no longer kept here.')
  await expect(card.getByRole('button', { name: 'Keep a copy' })).toHaveCount(0)
  for (const { page } of [alice, bobby]) {
    await expect(page.getByRole('main')).not.toContainText(either(/36123/, /36\s123/))
  }
})

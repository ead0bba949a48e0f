import { marketMinute } from '../contract/times.ts'
import { arrive, arriveAgain, offerCar, type Person } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'

const elsewhere = { timezoneId: 'America/New_York' }

test('a viewing that is proposed in New York is at the same time of Bulgaria for both, and says so there', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const away = await arriveAgain(browser, product, bobby, elsewhere)
  const id = await offerCar(alice, { model: 'Meeting' })
  const viewing = ({ page }: Person) =>
    page.getByRole('log').getByRole('region', { name: either(/^Viewing, BMW Meeting/, /^Оглед, BMW Meeting/) })
  await away.page.goto(`/themes/${id}`)
  await away.page.getByRole('button', { name: 'Propose a viewing' }).click()
  const dialog = away.page.getByRole('dialog')
  await expect(dialog.getByText('Times are those of Bulgaria.')).toBeVisible()
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  // In New York it is the evening before.
  await dialog.getByLabel('Time 1').fill(`${day}T01:15`)
  await dialog.getByLabel('Place').fill('Sofia')
  await dialog.getByRole('button', { name: 'Send the proposal' }).click()
  await expect(viewing(away)).toContainText('Times are those of Bulgaria.')
  await alice.page.goto(`/chats/${bobby.id}`)
  await viewing(alice).getByRole('button', { name: 'Confirm this time' }).click()
  for (const person of [alice, away]) {
    await expect(viewing(person)).toContainText('The viewing is confirmed')
    await expect(viewing(person)).toContainText('01:15')
    await expect(viewing(person)).toContainText(new RegExp(`\\b${Number(day.slice(8))} \\S+`))
  }
  await expect(viewing(alice)).not.toContainText('Times are those of Bulgaria.')
  // What one proposes again begins at the time of Bulgaria, too.
  await viewing(away).getByRole('button', { name: 'Propose other times' }).click()
  const min = (await viewing(away).getByLabel('Time 1').getAttribute('min')) ?? ''
  expect(min).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  const fromNow = Date.parse(`${min}Z`) - Date.parse(`${marketMinute(Date.now())}Z`)
  expect(Math.abs(fromNow)).toBeLessThan(10 * 60 * 1000)
})

test('comments and notifications have the same times in New York as in Sofia, messages those of the reader', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const id = await offerCar(alice)
  const post = (path: string, data: object) => bobby.context.request.post(`/api/${path}?auth=${bobby.token}`, { data })
  await post(`cars/${id}/comments.json`, { comments: 'Nice car' })
  await post('messages.json', { sendTo: alice.email, content: 'Hello there' })
  const away = await arriveAgain(browser, product, alice, elsewhere)
  const timesOf = async ({ page }: Person) => {
    await page.goto(`/themes/${id}`)
    const comment = await page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: 'Nice car' })
      .locator('time')
      .innerText()
    await page.goto('/notifications')
    const notice = await page
      .getByRole('listitem')
      .filter({ hasText: bobby.username })
      .first()
      .locator('time')
      .innerText()
    await page.goto(`/chats/${bobby.id}`)
    const message = await page.getByRole('log').locator('time').filter({ visible: true }).last().innerText()
    return { comment, notice, message }
  }
  const [there, here] = [await timesOf(away), await timesOf(alice)]
  expect([there.comment, there.notice]).toEqual([here.comment, here.notice])
  expect(there.message).not.toBe(here.message)
})

import { answered } from './answered.ts'
import { arrive, arriveAgain, offerCar, type Person } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'

const bellOf = ({ page }: Person) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const send = async (from: Person, address: string, data: unknown) => {
  const answer = await from.context.request.post(`/api/${address}?auth=${from.token}`, { data })
  expect(answer.status()).toBe(200)
}
const comment = (from: Person, carId: string, comments: string) =>
  send(from, `cars/${carId}/comments.json`, { comments })

const withNew = (count: number) =>
  either(new RegExp(`^Notifications, ${count} new$`), new RegExp(`^Известия, нови: ${count}$`))

test('comments ring the bell in all tabs as one notice, and opening the car in one of them reads it in all', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const phone = await arriveAgain(browser, product, alice)
  await phone.page.setViewportSize({ width: 320, height: 700 })
  const carId = await offerCar(alice)
  await alice.page.goto('/notifications')
  await expect(alice.page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(alice.page.getByText('No notifications yet.')).toBeVisible()
  await phone.page.goto('/home')
  await expect(bellOf(phone)).toHaveAccessibleName('Notifications')

  await comment(bobby, carId, 'Is it still there?')
  await comment(bobby, carId, 'Any rust?')
  await comment(alice, carId, 'None.')
  await send(bobby, `users/${bobby.id}/following/${alice.id}.json`, true)
  for (const person of [alice, phone]) await expect(bellOf(person)).toHaveAccessibleName(withNew(2))
  await expect(bellOf(bobby)).toHaveCount(0)

  const fresh = alice.page.getByRole('region', { name: 'New' })
  await expect(fresh.getByRole('listitem')).toHaveCount(2)
  await expect(fresh.getByRole('link').first()).toHaveText(`${bobby.username} follows you`)
  const about = fresh.getByRole('link', {
    name: `2 comments on your BMW 320d, 2019, the last by ${bobby.username}`,
  })
  await about.click()
  await expect(alice.page).toHaveURL(`/themes/${carId}`)
  for (const person of [alice, phone]) await expect(bellOf(person)).toHaveAccessibleName(withNew(1))

  // What comes while one looks at the car is seen.
  await answered(alice.page, 'notices-read', () => comment(bobby, carId, 'And the tyres?'))
  await expect(alice.page.getByText('And the tyres?')).toBeVisible()
  await expect(bellOf(alice)).toHaveAccessibleName(withNew(1))
  await alice.page.goto('/profile')
  for (const person of [alice, phone]) await expect(bellOf(person)).toHaveAccessibleName('Notifications')
})

test('a message is read by reading its conversation, and everything by one press', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const [first, second] = [await offerCar(alice), await offerCar(alice, { model: 'M3' })]
  const phone = await arriveAgain(browser, product, alice)
  await phone.page.goto('/home')
  await alice.page.goto('/home')
  await send(bobby, 'messages.json', { sendTo: alice.id, content: 'Could I see it?' })
  await comment(bobby, first, 'Nice')
  await comment(bobby, second, 'Nice, too')
  await expect(bellOf(alice)).toHaveAccessibleName(withNew(3))
  await bellOf(alice).click()
  await alice.page.getByRole('link', { name: `${bobby.username} wrote to you` }).click()
  await expect(alice.page).toHaveURL(`/chats/${bobby.id}`)
  await expect(bellOf(phone)).toHaveAccessibleName(withNew(2))

  // What came last is read, and what came before is still new.
  await phone.page.goto(`/themes/${second}`)
  await expect(bellOf(phone)).toHaveAccessibleName(withNew(1))
  await bellOf(phone).click()
  await expect(phone.page.getByRole('region', { name: 'New' }).getByRole('listitem')).toHaveCount(1)
  await phone.page.getByRole('button', { name: 'Mark all read' }).click()
  for (const person of [alice, phone]) await expect(bellOf(person)).toHaveAccessibleName('Notifications')
  await expect(phone.page.getByRole('region', { name: 'New' })).toHaveCount(0)
  await expect(phone.page.getByRole('region', { name: 'Earlier' }).getByRole('listitem')).toHaveCount(3)
  await expect(phone.page.getByRole('button', { name: 'Mark all read' })).toHaveCount(0)
})

test('a follower hears of a new offer within seconds', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await send(bobby, `users/${bobby.id}/following/${alice.id}.json`, true)
  await bobby.page.goto('/home')
  await expect(bellOf(bobby)).toHaveAccessibleName('Notifications')
  const carId = await offerCar(alice)
  await expect(bellOf(bobby)).toHaveAccessibleName(withNew(1))
  await bellOf(bobby).click()
  await bobby.page.getByRole('link', { name: `${alice.username} offers BMW 320d, 2019` }).click()
  await expect(bobby.page).toHaveURL(`/themes/${carId}`)
  await expect(bellOf(bobby)).toHaveAccessibleName('Notifications')
})

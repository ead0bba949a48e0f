import { box, log, openBoth, send, write } from './chatting.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, test } from './product.ts'

const more = ({ page }: Person, other: Person) =>
  page.getByRole('button', { name: `More about ${other.username}` }).first()

async function block(person: Person, other: Person): Promise<void> {
  await more(person, other).click()
  await person.page.getByRole('button', { name: 'Block', exact: true }).click()
  await person.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
}

test('a block in a conversation ends it for both without telling why, and is undone in the settings', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await write(bobby, alice, 'How much at the least?')
  await openBoth(alice, bobby)
  await block(alice, bobby)
  await expect(alice.page.getByText(`You block ${bobby.username}.`)).toBeVisible()
  await expect(log(alice).getByText('How much at the least?')).toBeVisible()
  await expect(box(alice)).toHaveCount(0)

  // A text that was being typed is not sent, and the page says what it says of anybody who is gone.
  await send(bobby, 'Hello?')
  await expect(log(bobby).getByText('Hello?')).toBeVisible()
  await expect(log(bobby).getByRole('alert')).toContainText('You cannot write to this person.')
  await expect(log(alice).getByText('Hello?')).toHaveCount(0)
  await bobby.page.reload()
  await expect(bobby.page.getByText('You cannot write to this person.', { exact: true })).toBeVisible()
  await expect(log(bobby).getByText('How much at the least?')).toBeVisible()
  await expect(bobby.page.getByRole('heading', { level: 1, name: 'Not available' })).toBeVisible()
  await expect(bobby.page.getByText(alice.username)).toHaveCount(0)
  await bobby.page.goto(`/all-users/${alice.id}`)
  await expect(bobby.page).toHaveURL('/404')

  await alice.page.goto('/profile/settings')
  await alice.page.getByRole('button', { name: `Unblock ${bobby.username}` }).click()
  await expect(alice.page.getByText('You block and mute nobody.')).toBeVisible()
  await bobby.page.goto(`/chats/${alice.id}`)
  await send(bobby, 'There you are.')
  await alice.page.goto(`/chats/${bobby.id}`)
  await expect(log(alice).getByText('There you are.')).toBeVisible()
})

test('people of a block do not read each other under an offer, from the block on and live', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const carol = await arrive(browser, product, 'carol')
  const carId = await offerCar(carol)
  const say = (person: Person, comments: string) =>
    person.context.request.post(`/api/cars/${carId}/comments.json?auth=${person.token}`, { data: { comments } })
  await say(bobby, 'A bad car.')
  await say(alice, 'Not at all.')
  await gotoSubscribed(alice.page, `/themes/${carId}`, `cars/${carId}`)
  await gotoSubscribed(bobby.page, `/themes/${carId}`, `cars/${carId}`)
  await gotoSubscribed(carol.page, `/themes/${carId}`, `cars/${carId}`)
  await expect(alice.page.getByText('A bad car.')).toBeVisible()
  await expect(bobby.page.getByText('Not at all.')).toBeVisible()
  await block(alice, bobby)
  await expect(alice.page.getByText('A bad car.')).toBeHidden()
  await expect(bobby.page.getByText('Not at all.')).toBeHidden()
  await say(bobby, 'A very bad car.')
  await expect(carol.page.getByText('A very bad car.')).toBeVisible()
  await say(carol, 'It is a good car.')
  await expect(alice.page.getByText('It is a good car.')).toBeVisible()
  await expect(alice.page.getByText(/bad car/)).toHaveCount(0)
})

test('a profile is left when its person is blocked, and a mute keeps their notices away', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await alice.page.goto(`/all-users/${bobby.id}`)
  await more(alice, bobby).click()
  await alice.page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(alice.page.getByText(`Muted: ${bobby.username}`)).toBeVisible()
  await bobby.context.request.post(`/api/users/${bobby.id}/following/${alice.id}.json?auth=${bobby.token}`, {
    data: true,
  })
  await alice.page.goto('/notifications')
  await expect(alice.page.getByText('No notifications yet.')).toBeVisible()
  await expect(alice.page.getByText(bobby.username)).toHaveCount(0)

  await alice.page.goto(`/all-users/${bobby.id}`)
  await block(alice, bobby)
  await expect(alice.page).toHaveURL('/all-users')
  await alice.page.goto('/search')
  await alice.page.getByPlaceholder('Search...').fill(bobby.username)
  await expect(alice.page.getByText(`No username begins with "${bobby.username}".`).last()).toBeVisible()
})

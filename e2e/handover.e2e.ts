import { bringAxe, violationsOf } from './axe.ts'
import { putAhead } from './clock-ahead.ts'
import { either } from './language/speak.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, test } from './product.ts'

const card = ({ page }: Person) => page.getByRole('log').getByRole('region', { name: either(/^Viewing/, /^Оглед/) })
const said = (yes: number, all: number) => either(new RegExp(`${yes} of ${all}`), new RegExp(`${yes} от ${all}`))

/** A viewing that both agreed on, in an hour. */
async function agree(seller: Person, buyer: Person, carId: string): Promise<void> {
  const at = Math.ceil(Date.now() / 60_000) * 60_000 + 60 * 60 * 1000
  const send = (from: Person, method: 'post' | 'put', path: string, data: unknown) =>
    from.context.request[method](`/api/${path}.json?auth=${from.token}`, { data })
  const proposed = await send(buyer, 'post', 'viewings', { carId, withId: seller.id, times: [at], place: 'Sofia' })
  const { name } = (await proposed.json()) as { name: string }
  await send(seller, 'put', `viewings/${name}/action`, { action: 'confirm', round: 0, at })
}

/** Nothing on the page is wrong by axe. */
async function expectAccessible({ page }: Person): Promise<void> {
  await bringAxe(page)
  expect(await violationsOf(page)).toEqual([])
}

test('two people meet by a code, the car is sold to one of them, and both answer', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await bobby.page.setViewportSize({ width: 390, height: 844 })
  await agree(alice, bobby, await offerCar(alice))
  await alice.page.goto(`/chats/${bobby.id}`)
  await bobby.page.goto(`/chats/${alice.id}`)

  await card(alice).getByRole('button', { name: 'Show the code' }).click()
  const shown = card(alice).getByText(either(/^Your code: \d{3} \d{3}$/, /^Вашият код: \d{3} \d{3}$/))
  const code = /\d{3} \d{3}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  await expect(card(alice).getByRole('img', { name: 'The code as a picture to scan' })).toBeVisible()
  await expectAccessible(alice)
  await expectAccessible(bobby)
  const field = card(bobby).getByLabel(
    either(new RegExp(`The code that ${alice.username} shows`), new RegExp(`Кодът, който показва ${alice.username}`)),
  )
  await field.fill('12')
  await card(bobby).getByRole('button', { name: 'We have met' }).click()
  await expect(card(bobby)).toContainText('The code has six digits.')
  await field.fill(code === '000 000' ? '000001' : '000000')
  await card(bobby).getByRole('button', { name: 'We have met' }).click()
  await expect(card(bobby).getByRole('alert')).toContainText('This is not the code. Look at it again.')
  await field.fill(code)
  await card(bobby).getByRole('button', { name: 'We have met' }).click()
  for (const person of [alice, bobby]) {
    await expect(card(person)).toContainText(either(/confirmed by code\./, /потвърдено с код\./))
    await expect(card(person).getByRole('button', { name: 'Cancel the viewing' })).toHaveCount(0)
  }

  await card(alice)
    .getByRole('button', {
      name: either(new RegExp(`Sold to ${bobby.username}`), new RegExp(`Продаден на ${bobby.username}`)),
    })
    .click()
  await expect(card(bobby)).toContainText(
    either(new RegExp(`${alice.username} sold you the car.`), new RegExp(`${alice.username} Ви продаде автомобила.`)),
  )

  await expectAccessible(bobby)
  const group = (person: Person, name: string) => card(person).getByRole('radiogroup', { name })
  await card(bobby).getByRole('button', { name: 'Send the answers' }).click()
  await expect(card(bobby).getByRole('alert')).toContainText('Answer one of them at least.')
  await group(bobby, 'The car was as described').getByRole('radio', { name: 'Yes' }).check()
  await group(bobby, 'Came on time').getByRole('radio', { name: 'No', exact: true }).check()
  await card(bobby).getByRole('button', { name: 'Send the answers' }).click()
  await expect(card(bobby)).toContainText(either(/You have answered\./, /Вие отговорихте\./))
  await expect(card(alice)).toContainText(
    either(new RegExp(`${bobby.username} has answered already.`), new RegExp(`${bobby.username} вече отговори.`)),
  )
  await expect(card(alice)).not.toContainText('The car was as described')
  await group(alice, 'Came on time').getByRole('radio', { name: 'Yes', exact: true }).check()
  await card(alice).getByRole('button', { name: 'Send the answers' }).click()
  for (const person of [alice, bobby]) await expect(card(person)).toContainText('The car was as described')

  await bobby.page.goto(`/all-users/${alice.id}`)
  const facts = bobby.page.getByRole('region', { name: 'Facts' })
  await expect(facts).toContainText(either(/Met 1 person, confirmed by code, 1 handover/, /1 човек, 1 сделка/))
  await expect(facts.locator('dl > div', { hasText: 'As described' })).toContainText(said(1, 1))
  await expect(facts.locator('dl > div', { hasText: 'On time' })).toContainText(said(0, 1))
  await expectAccessible(bobby)
})

test('a scanned picture fills the code in, and confirms nothing by itself', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await agree(alice, bobby, await offerCar(alice))
  await alice.page.goto(`/chats/${bobby.id}`)
  await card(alice).getByRole('button', { name: 'Show the code' }).click()
  const shown = await card(alice)
    .getByText(either(/^Your code:/, /^Вашият код:/))
    .textContent()
  const code = (shown ?? '').replaceAll(/\D/g, '')
  await bobby.page.goto(`/chats/${alice.id}#met=${code}`)
  const press = card(bobby).getByRole('button', { name: 'We have met' })
  await expect(press).toBeFocused()
  await expect(card(alice).getByRole('button', { name: 'Cancel the viewing' })).toBeVisible()
  await press.click()
  await expect(card(alice)).toContainText(either(/confirmed by code\./, /потвърдено с код\./))
})

test('a code says for how many minutes it holds, by the server’s clock, and when it is over it is shown anew', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await agree(alice, bobby, await offerCar(alice))
  await putAhead(alice.page, -2)
  const shown = card(alice).getByText(either(/^Your code: \d{3} \d{3}$/, /^Вашият код: \d{3} \d{3}$/))
  const again = card(alice).getByRole('button', { name: 'Show the code again' })
  // What is left of the ten minutes of the code that the server made.
  let leftMs = 63_000
  await alice.page.route('**/code.json*', async (route) => {
    const answer = await route.fetch()
    const { code } = (await answer.json()) as { code: string }
    await route.fulfill({ response: answer, json: { code, expiresAt: Date.now() + leftMs } })
  })
  await alice.page.goto(`/chats/${bobby.id}`)
  await card(alice).getByRole('button', { name: 'Show the code' }).click()
  await expect(card(alice)).toContainText(either(/for 2 minutes more\./, /още 2 минути\./))
  await expect(card(alice)).toContainText(either(/for 1 minute more\./, /още 1 минута\./))
  leftMs = 1500
  await again.click()
  await expect(card(alice).getByRole('status')).toHaveText('This code holds no longer.')
  await expect(shown).toHaveCount(0)
  leftMs = 600_000
  await again.click()
  await expect(shown).toBeVisible()
  await expect(card(alice)).toContainText(either(/for 10 minutes more\./, /още 10 минути\./))
})

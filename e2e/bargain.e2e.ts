import { readFile } from 'node:fs/promises'
import { arrive, offerCar, type Person } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'

/** Whose answer the card waits for. */
const waitingFor = ({ username }: Person) =>
  either(new RegExp(`Waiting for ${username} until`), new RegExp(`Чака се отговор от ${username} до`))
const card = ({ page }: Person) =>
  page.getByRole('log').getByRole('region', { name: either(/^Price offer/, /^Оферта/) })

test('from the question to the handshake, every step is before both pairs of eyes', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await bobby.page.setViewportSize({ width: 390, height: 844 })
  const id = await offerCar(alice, { model: '320d Bargain', priceKind: 'Negotiable' })
  await alice.page.goto(`/themes/${id}`)
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText('The price is negotiable.')).toBeVisible()
  await bobby.page.getByPlaceholder('Add comment...').fill('How many keys?')
  await bobby.page.getByRole('button', { name: 'Post' }).click()
  await expect(alice.page.getByText('How many keys?')).toBeVisible()
  await alice.page.getByPlaceholder('Add comment...').fill('Two.')
  await alice.page.getByRole('button', { name: 'Post' }).click()
  await expect(bobby.page.getByText('Two.')).toBeVisible()
  await alice.page.goto(`/chats/${bobby.id}`)
  await bobby.page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = bobby.page.getByRole('dialog')
  await expect(dialog).toContainText(either(/Nothing here is a contract\./, /Нищо тук не е договор\./))
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await expect(dialog).toContainText('Write the price as a number, such as 12500, or 6500 €.')
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await dialog.getByLabel('Amount').fill('36 000 лв')
  await dialog.getByRole('button', { name: 'Send the offer' }).click()

  // It leads the buyer to the conversation; the seller has it open.
  await expect(card(bobby)).toContainText(waitingFor(alice))
  await bobby.page.goto('/chats')
  await expect(bobby.page.getByRole('list', { name: 'Chats' })).toContainText(
    either(/You: Offer: 36\s000\sBGN, /, /Вие: Оферта: 36\s000\sлв\., /),
  )
  await bobby.page.goBack()
  await expect(card(alice)).toContainText(
    either(new RegExp(`Offer by ${bobby.username}`), new RegExp(`Оферта от ${bobby.username}`)),
  )
  await expect(card(alice)).toContainText(either(/Nothing here is a contract\./, /Нищо тук не е договор\./))
  await card(alice).getByRole('button', { name: 'Name another amount' }).click()
  await card(alice).getByRole('button', { name: 'Send the offer' }).click()
  await expect(card(alice).getByLabel('Amount')).toBeFocused()
  await card(alice).getByLabel('Amount').fill('38000')
  await card(alice).getByRole('button', { name: 'Send the offer' }).click()
  await expect(card(alice)).toContainText(waitingFor(bobby))
  await expect(card(alice)).toHaveCount(1)
  await expect(card(alice)).toBeFocused()

  await card(bobby).getByRole('button', { name: 'Name another amount' }).click()
  await card(bobby).getByLabel('Amount').fill('37000')
  await card(bobby).getByRole('button', { name: 'Send the offer' }).click()
  await expect(card(alice)).toContainText(either(/This is the last amount/, /Това е последната сума/))
  await card(alice).getByRole('button', { name: 'Accept' }).click()
  await expect(card(bobby)).toContainText(
    either(
      new RegExp(`${alice.username} can reserve the car`),
      new RegExp(`${alice.username} може да резервира автомобила`),
    ),
  )

  await card(alice).getByRole('button', { name: 'Reserve the car' }).click()
  await expect(card(alice)).toContainText(
    either(new RegExp(`The car is reserved for ${bobby.username}`), new RegExp(`е резервиран за ${bobby.username}`)),
  )
  await expect(card(bobby)).toContainText(either(/The car is reserved for you\./, /е резервиран за Вас/))
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(/^Reserved since/)).toBeVisible()
  await expect(bobby.page.getByRole('link', { name: either(/^Your offer/, /^Вашата оферта/) })).toBeVisible()

  await alice.page.goto(`/themes/${id}`)
  await alice.page.getByLabel('State of the offer').selectOption('Sold')
  await alice.page.getByRole('button', { name: 'Yes, on Volan' }).click()
  await expect(bobby.page.getByText(/^Sold on/)).toBeVisible()
  await bobby.page.getByRole('link', { name: either(/^Your offer/, /^Вашата оферта/) }).click()
  await expect(card(bobby)).toContainText(
    either(/You agreed, and the car is sold\./, /Разбрахте се и автомобилът е продаден\./),
  )
  await expect(card(bobby).getByRole('button', { name: 'Keep a copy' })).toBeVisible()
  await expect(card(bobby).getByRole('button')).toHaveCount(1)
})

test('what was agreed on can be called off, and the car goes back for sale', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const id = await offerCar(alice)
  const send = (from: Person, method: 'post' | 'put', path: string, data: unknown) =>
    from.context.request[method](`/api/${path}.json?auth=${from.token}`, { data })
  const made = await send(bobby, 'post', 'price-offers', { carId: id, amount: 37_000 })
  const { name } = (await made.json()) as { name: string }
  await send(alice, 'put', `price-offers/${name}/action`, { action: 'accept', round: 1 })
  await send(alice, 'put', `cars/${id}/state`, { state: 'reserved' })
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(/^Reserved since/)).toBeVisible()
  await alice.page.goto(`/chats/${bobby.id}`)
  await card(alice).getByRole('button', { name: 'Call off' }).click()
  await card(alice).getByLabel('Your words, if you like').fill('My brother wants it.')
  await card(alice).getByRole('button', { name: 'Call off' }).click()
  await expect(card(alice)).toContainText(either(/The car is still reserved\./, /още е резервиран/))
  await card(alice).getByRole('button', { name: 'Put back for sale' }).click()
  await expect(bobby.page.getByText(/^Reserved since/)).toHaveCount(0)
  await expect(bobby.page.getByRole('button', { name: 'Make an offer' })).toBeVisible()
})

test('a fixed price takes no offers, and a no with words is told at once', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const [fixed, open] = [await offerCar(alice, { priceKind: 'Fixed' }), await offerCar(alice, { model: 'Open' })]
  await bobby.page.goto(`/themes/${fixed}`)
  await expect(bobby.page.getByText('The price is fixed.')).toBeVisible()
  await expect(bobby.page.getByRole('link', { name: 'Message' }).first()).toBeVisible()
  await expect(bobby.page.getByRole('button', { name: 'Make an offer' })).toHaveCount(0)
  const answer = await bobby.context.request.post(`/api/price-offers.json?auth=${bobby.token}`, {
    data: { carId: open, amount: 100 },
  })
  expect(answer.status()).toBe(200)
  await bobby.page.goto(`/chats/${alice.id}`)
  await expect(card(bobby)).toContainText(waitingFor(alice))
  await alice.page.goto('/chats')
  await expect(alice.page.getByRole('listitem').filter({ hasText: bobby.username })).toContainText(
    either(/Offer: 100\sBGN/, /Оферта: 100/),
  )
  await alice.page.goto(`/chats/${bobby.id}`)
  await card(alice).getByRole('button', { name: 'Decline' }).click()
  await card(alice).getByLabel('Your words, if you like').fill('Too little.')
  await card(alice).getByRole('button', { name: 'Decline' }).click()
  await expect(card(bobby)).toContainText(`${alice.username} declined.`)
  await expect(card(bobby).getByRole('blockquote')).toHaveText('Too little.')
  await expect(card(bobby).getByRole('button')).toHaveCount(0)
})

test('a viewing is proposed, confirmed, put into a calendar, moved and cancelled', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await bobby.page.setViewportSize({ width: 390, height: 844 })
  const [id, other] = [await offerCar(alice, { model: 'Seen' }), await offerCar(alice, { model: 'Other' })]
  const viewing = ({ page }: Person) =>
    page.getByRole('log').getByRole('region', { name: either(/^Viewing, BMW Seen/, /^Оглед, BMW Seen/) })
  await bobby.page.goto(`/themes/${id}`)
  await bobby.page.getByRole('button', { name: 'Propose a viewing' }).click()
  const dialog = bobby.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the proposal' }).click()
  await expect(dialog).toContainText('Choose one to three different times within the next 90 days.')
  await expect(dialog.getByLabel('Time 1')).toBeFocused()
  await dialog.getByLabel('Time 1').fill(inDays(2, '11:00'))
  await dialog.getByRole('button', { name: 'Another time' }).click()
  await expect(dialog.getByLabel('Time 2')).toBeFocused()
  await dialog.getByLabel('Time 2').fill(inDays(3, '18:30'))
  await dialog.getByLabel('Place').fill('The car wash on Simeonovsko')
  await dialog.getByRole('button', { name: 'Send the proposal' }).click()
  await expect(viewing(bobby)).toContainText(
    either(
      new RegExp(`Waiting for ${alice.username} to confirm a time`),
      new RegExp(`${alice.username} предстои да потвърди час`),
    ),
  )

  // The seller has promised the first time to somebody else.
  const carol = await arrive(browser, product, 'carol')
  const first = await bobby.page.evaluate((text) => Date.parse(text), inDays(2, '11:30'))
  const send = (from: Person, method: 'post' | 'put', path: string, data: unknown) =>
    from.context.request[method](`/api/${path}.json?auth=${from.token}`, { data })
  const made = await send(carol, 'post', 'viewings', { carId: other, withId: alice.id, times: [first], place: 'Sofia' })
  const { name } = (await made.json()) as { name: string }
  expect(
    (await send(alice, 'put', `viewings/${name}/action`, { action: 'confirm', round: 0, at: first })).status(),
  ).toBe(200)

  await alice.page.goto(`/chats/${bobby.id}`)
  await expect(viewing(alice)).toContainText('The car wash on Simeonovsko')
  await expect(viewing(alice).getByRole('radio').first()).toBeChecked()
  await expect(viewing(alice)).toContainText(
    either(/You are expected elsewhere then: BMW Other/, /Ви очакват другаде: BMW Other/),
  )
  await viewing(alice).getByRole('radio').nth(1).check()
  await viewing(alice).getByRole('button', { name: 'Confirm this time' }).click()
  await expect(viewing(bobby)).toContainText('The viewing is confirmed')
  await expect(viewing(alice)).toBeFocused()
  const calendarOf = async (person: Person, link: string) => {
    const [download] = await Promise.all([
      person.page.waitForEvent('download'),
      viewing(person).getByRole('link', { name: link }).click(),
    ])
    expect(download.suggestedFilename()).toBe('volan-viewing.ics')
    return readFile(await download.path(), 'utf8')
  }
  for (const person of [alice, bobby])
    expect(await calendarOf(person, 'Add to the calendar')).toContain('STATUS:CONFIRMED')

  await bobby.page.goto('/chats')
  const coming = bobby.page.getByRole('region', { name: 'Viewings to come' })
  await expect(coming.getByRole('listitem')).toContainText('BMW Seen')
  await coming.getByRole('link').click()
  await expect(bobby.page).toHaveURL(`/chats/${alice.id}`)
  await viewing(bobby).getByRole('button', { name: 'Propose other times' }).click()
  await viewing(bobby).getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(viewing(bobby)).toBeFocused()
  await viewing(bobby).getByRole('button', { name: 'Propose other times' }).click()
  await viewing(bobby).getByLabel('Time 1').fill('2027-03-28T03:30')
  await viewing(bobby).getByRole('button', { name: 'Send the proposal' }).click()
  await expect(viewing(bobby)).toContainText(
    either(/this hour is left out or there twice/, /този час липсва или го има два пъти/),
  )
  await viewing(bobby).getByLabel('Time 1').fill(inDays(4, '09:15'))
  await expect(viewing(bobby).getByLabel('Place')).toHaveValue('The car wash on Simeonovsko')
  await viewing(bobby).getByRole('button', { name: 'Send the proposal' }).click()
  await expect(viewing(alice).getByRole('button', { name: 'Confirm this time' })).toBeVisible()
  expect(await calendarOf(alice, 'Take out of the calendar')).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2\r\n/)
  await viewing(alice).getByRole('button', { name: 'Cancel the viewing' }).click()
  await viewing(alice).getByLabel('Your words, if you like').fill('I am away.')
  await viewing(alice).getByRole('button', { name: 'Cancel the viewing' }).click()
  await expect(viewing(bobby)).toContainText(either(/The viewing is cancelled\./, /Огледът е отменен\./))
  await expect(viewing(bobby)).toContainText('I am away.')
  await expect(viewing(bobby).getByRole('button')).toHaveCount(0)
  expect(await calendarOf(bobby, 'Take out of the calendar')).toMatch(/METHOD:CANCEL[^]*SEQUENCE:3\r\n/)
})

/** A time in some days as a field of the browser has it. */
function inDays(days: number, time: string): string {
  return `${new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T${time}`
}

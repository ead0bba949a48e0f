import { log, openBoth, write } from './chatting.ts'
import { arrive, offerCar, type Person } from './people.ts'
import { expect, test } from './product.ts'
import { giveRole } from './reported.ts'

const dialog = ({ page }: Pick<Person, 'page'>) => page.getByRole('dialog').last()

/** Says what is wrong in the open dialog and sends it. Answers the number of the report. */
async function send(person: Pick<Person, 'page'>, reason: string, text: string): Promise<string> {
  await dialog(person).getByText(reason, { exact: true }).click()
  await dialog(person).getByLabel('Tell us more').fill(text)
  await dialog(person).getByRole('button', { name: 'Send report' }).click()
  const sentence = dialog(person).getByText(/\d{8}/)
  await expect(sentence).toBeFocused()
  return /\d{8}/.exec(await sentence.innerText())?.[0] ?? ''
}

interface Case {
  id: string
  version: number
  reports: number
  person: { id: string }
}

/** The case about a person. */
async function caseAbout(person: Person, moderator: Person, state = 'open') {
  const query = `?state=${state}&auth=${moderator.token}`
  const { cases } = await (await moderator.context.request.get(`/api/moderation/cases${query}`)).json()
  const found = (cases as Case[]).find((one) => one.person.id === person.id)
  if (!found) throw new Error('There is no such case.')
  return found
}

const decide = ({ context, token }: Person, { id, version }: { id: string; version: number }, decision: string) =>
  context.request.put(`/api/moderation/cases/${id}/decision?auth=${token}`, {
    data: { decision, ground: 'stolenPhotos', facts: 'Wheels differ from those in the papers.', version },
  })

test('an offer is reported, hidden with reasons, contested, and shown again', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const [erica, frank] = [await arrive(browser, product, 'erica'), await arrive(browser, product, 'frank')]
  await giveRole(product, erica.email, 'moderator')
  await giveRole(product, frank.email, 'operator')
  const carId = await offerCar(alice)
  await bobby.page.goto(`/themes/${carId}`)
  await bobby.page.getByRole('button', { name: 'Report', exact: true }).click()
  const number = await send(bobby, 'Stolen photos', 'The same photos are in another offer.')
  await dialog(bobby).getByRole('link').click()
  await expect(bobby.page.getByRole('heading', { name: `Report ${number}` })).toBeVisible()
  await expect(bobby.page.getByText('Received')).toHaveAttribute('aria-current', 'step')

  expect((await decide(erica, await caseAbout(alice, erica), 'hide')).status()).toBe(200)
  await bobby.page.reload()
  await expect(bobby.page.getByText('It is hidden until it is changed.')).toBeVisible()
  await expect(bobby.page.getByText('Wheels differ from those in the papers.')).toHaveCount(0)

  await alice.page.goto(`/themes/${carId}`)
  await expect(alice.page.getByText('When you change it, a moderator looks at it again.')).toBeVisible()
  await expect(alice.page.getByText('Nobody sees it while a moderator has the offer hidden.')).toBeVisible()
  await alice.page.goto('/notifications')
  await alice.page.getByText('A moderator hid your offer').click()
  await expect(alice.page.getByText('Facts: Wheels differ from those in the papers.')).toBeVisible()
  await alice.page.getByLabel('Why do you see it otherwise?').fill('I took it myself.')
  await alice.page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(alice.page.getByText('It waits for a moderator.')).toBeVisible()

  const { id, version } = await caseAbout(alice, erica, 'appealed')
  const { appeals } = await (await frank.context.request.get(`/api/moderation/cases/${id}?auth=${frank.token}`)).json()
  const upheld = { state: 'upheld', answer: 'The file shows it.', version }
  await frank.context.request.put(`/api/moderation/appeals/${appeals[0].id}?auth=${frank.token}`, { data: upheld })
  await alice.page.reload()
  await expect(alice.page.getByText('You were right.')).toBeVisible()
  await expect(alice.page.getByText('This decision holds no longer: your appeal was upheld.')).toBeVisible()
  await bobby.page.goto(`/themes/${carId}`)
  await expect(bobby.page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a visitor reports what is illegal, and follows it by a secret link', async ({ browser, product }) => {
  const carId = await offerCar(await arrive(browser, product, 'alice'))
  const page = await (await browser.newContext({ baseURL: product.address })).newPage()
  await page.goto(`/c/${carId}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const form = dialog({ page })
  await expect(form.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await form.getByLabel('Why is it illegal?').fill('The car was stolen.')
  await form.getByLabel('Your name').fill('Ivan Petrov')
  await form.getByLabel('Your e-mail').fill('ivan@example.com')
  await form.getByText('I state this in good faith').click()
  const number = await send({ page }, 'Illegal', '')
  await form.getByRole('link').click()
  await expect(page.getByRole('heading', { name: `Report ${number}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: `Report ${number}` })).toBeVisible()
  await page.goto(page.url().replace(/#.*/, ''))
  await expect(page.getByText('This is not there, or not for you.')).toBeVisible()
})

test('who is blocked reports what they believe is illegal on the public page', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const carId = await offerCar(alice)
  const data = { kind: 'block', isOn: true }
  await alice.context.request.put(`/api/blocks/${bobby.id}.json?auth=${alice.token}`, { data })
  await bobby.page.goto(`/c/${carId}`)
  await bobby.page.getByRole('button', { name: 'Report', exact: true }).click()
  const form = dialog(bobby)
  await form.getByText('I believe this is illegal').click()
  await form.getByLabel('Why is it illegal?').fill('The car was stolen.')
  await form.getByLabel('Your name').fill('Bobby Petrov')
  await form.getByLabel('Your e-mail').fill('bobby@example.com')
  await form.getByText('I state this in good faith').click()
  const number = await send(bobby, 'Illegal', '')
  await form.getByRole('link').click()
  await expect(bobby.page.getByRole('heading', { name: `Report ${number}` })).toBeVisible()
})

test('comments, messages, people and photos are reported from their menus, and one thing is one case', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const [carol, erica] = [await arrive(browser, product, 'carol'), await arrive(browser, product, 'erica')]
  await giveRole(product, erica.email, 'moderator')
  const carId = await offerCar(carol)
  await bobby.context.request.post(`/api/cars/${carId}/comments.json?auth=${bobby.token}`, {
    data: { comments: 'You are a liar.' },
  })
  const report = async (person: Person) => {
    await person.page.goto(`/themes/${carId}`)
    await person.page.getByRole('button', { name: `More about ${bobby.username}` }).click()
    await person.page.getByRole('button', { name: 'Report', exact: true }).last().click()
    await expect(dialog(person).getByRole('heading', { name: 'Report this comment' })).toBeVisible()
    await send(person, 'Insult', '')
  }
  await report(alice)
  await report(erica)
  expect(await caseAbout(bobby, erica)).toMatchObject({ reports: 2 })

  await write(bobby, alice, 'Pay a deposit.')
  await openBoth(alice, bobby)
  await log(alice)
    .getByRole('button', { name: /^Message of/ })
    .last()
    .click()
  await alice.page.getByRole('button', { name: 'Report', exact: true }).click()
  await send(alice, 'Fraud', 'Before a viewing.')
})

import { answered } from './answered.ts'
import { box, log, openBoth, send, write } from './chatting.ts'
import { gotoSubscribed } from './goto-subscribed.ts'
import { either } from './language/speak.ts'
import { arriveAs, report } from './moderators.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('a greeting opens no way for a link: it waits, moderators see that one does, and who takes it back goes on typing', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  await openBoth(alice, bobby)
  await send(alice, 'Good morning')
  await expect(log(bobby)).toContainText('Good morning')
  await send(alice, 'My pictures: https://pictures-of-cars.example.com/1')
  await expect(alice.page.getByText('This message waits for a moderator')).toBeVisible()
  await carol.page.goto('/admin')
  const radar = carol.page
    .getByRole('navigation', { name: 'Parts of the console' })
    .getByRole('link', { name: 'Radar' })
  await expect(radar.getByRole('img')).toBeVisible()
  await alice.page.getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(alice.page.getByText('This message waits for a moderator')).toHaveCount(0)
  await expect(box(alice)).toBeFocused()
  await expect(log(bobby)).not.toContainText('My pictures')
})

test('a seller hides all comments of a nuisance under their offers at once, and nobody reads them', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page: reader } = await arrive(browser, product, 'carol')
  const ids = [await offerCar(alice), await offerCar(alice)]
  for (const id of ids) {
    for (const comments of ['Buy from me.', 'Mine is cheaper.']) {
      await bobby.context.request.post(`/api/cars/${id}/comments.json?auth=${bobby.token}`, { data: { comments } })
    }
  }
  await gotoSubscribed(reader, `/themes/${ids[1]}`, `cars/${ids[1]}`)
  await expect(reader.getByText('Buy from me.')).toBeVisible()
  const { page } = alice
  await page.goto(`/themes/${ids[0]}`)
  await page
    .getByRole('button', { name: `More, comment of ${bobby.username}` })
    .first()
    .click()
  await page.getByRole('button', { name: /^Hide/ }).click()
  await page.getByLabel('Why?').selectOption('advertising')
  await page.getByRole('checkbox', { name: `All comments of ${bobby.username} under my offers` }).check()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  const counted = either(/2 hidden by the seller: advertising \(2\)/, /2\sскрити от продавача: реклама \(2\)/)
  for (const one of [page, reader]) {
    await expect(one.getByText(counted)).toBeVisible()
    await expect(one.getByRole('log').getByText('Buy from me.')).toBeHidden()
  }
})

test('whoever has the name of a moderator has readers told that those never write here', async ({
  browser,
  product,
}) => {
  const [fraud, bobby] = [await arrive(browser, product, 'moderator'), await arrive(browser, product, 'bobby')]
  await write(fraud, bobby, 'Your offer is checked.')
  await openBoth(bobby, fraud)
  await expect(log(bobby).getByRole('note')).toContainText('The name sounds like Volan’s people.')
  await expect(log(fraud).getByRole('note')).toContainText('Your username sounds like Volan’s people.')
  await send(bobby, 'By whom?')
  await expect(log(fraud)).toContainText('By whom?')
  await expect(log(fraud).getByRole('note')).toHaveCount(1)
})

test('an offer that was looked at and is changed into a fraud comes first in the list of moderators', async ({
  browser,
  product,
}) => {
  const alice = await arrive(browser, product, 'alice')
  const carol = await arriveAs(browser, product, 'carol', 'moderator')
  const model = `Changed ${alice.username}`
  const id = await offerCar(alice, { model, img: 'https://example.com/a.jpg' })
  await alice.page.goto(`/edit-theme/${id}`)
  await alice.page.getByLabel('Description').fill('Пратете капаро по Revolut и я пазя за вас.')
  await answered(alice.page, `cars/${id}`, () => alice.page.getByRole('button', { name: 'Edit Car' }).click())
  await carol.page.goto('/admin/radar')
  const offers = carol.page.getByRole('region', { name: 'Offers with signs of fraud' })
  const first = offers.getByRole('listitem').filter({ hasText: alice.username }).first()
  await expect(first).toContainText('It asks for money before you have seen the car.')
  await first.getByRole('link').click()
  await expect(carol.page.getByRole('region', { name: model })).toBeVisible()
  await expect(carol.page.getByRole('button', { name: 'Hide the offer' })).toBeVisible()
})

test('on a phone an open case begins with its step, and a link leads back to the queue', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = await arriveAs(browser, product, 'carol', 'moderator')
  const model = `On a phone ${bobby.username}`
  await report(alice, { targetId: await offerCar(bobby, { model }) })
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/admin')
  const tabs = page.getByRole('navigation', { name: 'Parts of the console' })
  await expect(tabs).toBeVisible()
  await page.getByRole('list', { name: 'Cases' }).getByRole('link', { name: model }).click()
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeInViewport()
  await expect(tabs).toBeHidden()
  await expect(page.getByText('Median time to decide')).toBeHidden()
  await page.getByRole('link', { name: 'Back to the queue' }).click()
  await expect(tabs).toBeVisible()
  await expect(page.getByText('Median time to decide')).toBeVisible()
})

test('an operator sees the usual words of the home page in both languages', async ({ browser, product }) => {
  const { page } = await arriveAs(browser, product, 'frank', 'operator')
  await page.goto('/admin/site')
  await expect(page.getByText('Usual text:')).toHaveCount(6)
})

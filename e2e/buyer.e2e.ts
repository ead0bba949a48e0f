import { answered } from './answered.ts'
import { arrive, arriveAgain, offerCar } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'
import { untilHydrated } from './hydrated.ts'

test('the page of an offer says whether its price is fair or has too little data, and how that is found', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice, { brand: 'Ferrari', model: `Only ${alice.username}` })
  await bobby.page.goto(`/themes/${id}`)
  const section = bobby.page
    .locator('section')
    .filter({ has: bobby.page.getByRole('heading', { name: 'Is this price fair?' }) })
  await expect(section).toContainText('No estimate: not enough data')
  await section.getByRole('link').click()
  await expect(bobby.page).toHaveURL('/price')
})

test('opened cars are listed as seen until the list is cleared', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const model = `Seen ${alice.username}`
  const id = await offerCar(alice, { model })
  const title = bobby.page.getByRole('heading', { name: `BMW ${model}` })
  await answered(bobby.page, 'seen-cars', () => bobby.page.goto(`/themes/${id}`))
  await expect(title.first()).toBeVisible()
  await bobby.page.goto('/seen')
  await expect(title).toBeVisible()
  // It waits on another device, and is cleared on both.
  const { page: other } = await arriveAgain(browser, product, bobby)
  await other.goto('/seen')
  await expect(other.getByRole('heading', { name: `BMW ${model}` })).toBeVisible()
  await bobby.page.getByRole('button', { name: 'Clear this list' }).click()
  await expect(bobby.page.getByText('No cars seen yet.')).toBeVisible()
  await other.reload()
  await expect(other.getByText('No cars seen yet.')).toBeVisible()
})

test('a seller of a saved brand is suggested, and a followed one makes news', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = bobby
  // Six people at most are suggested: no other journey offers this brand.
  const saved = await offerCar(alice, { brand: 'Nissan' })
  await bobby.context.request.put(`/api/saved-cars/${saved}.json?auth=${bobby.token}`, { data: {} })
  await page.goto('/following')
  await expect(page.getByText('No news yet.')).toBeVisible()
  const suggested = page.getByRole('region', { name: 'Who to follow' })
  await answered(page, 'users', () => suggested.getByRole('button', { name: `Follow ${alice.username}` }).click())
  await expect(suggested.getByRole('button', { name: `Unfollow ${alice.username}` })).toBeVisible()
  const model = `News ${alice.username}`
  await offerCar(alice, { model })
  await page.reload()
  const entry = page.getByRole('listitem').filter({ hasText: `BMW ${model}, 2019` })
  await expect(entry).toContainText(either(/ offers a car/, / предлага автомобил/))
  await expect(entry.locator('time')).toHaveText(/^\d{2}:\d{2}$/)
})

test('a hidden seller vanishes from the lists of the person who hid them, until that is undone', async ({
  browser,
  page,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const title = { name: `Subaru Unseen ${alice.username}` }
  const id = await offerCar(alice, { brand: 'Subaru', model: `Unseen ${alice.username}` })
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(`Owner: ${alice.username}`)).toBeVisible()
  await answered(bobby.page, 'exclusions', () => bobby.page.getByRole('button', { name: 'Hide this seller' }).click())
  await expect(bobby.page).toHaveURL('/themes')
  await expect(bobby.page.getByText(`Hidden: ${alice.username}`)).toBeVisible()
  await expect(bobby.page.getByRole('heading', title)).toHaveCount(0)
  await page.goto('/themes')
  await expect(page.getByRole('heading', title)).toBeVisible()
  await bobby.page.getByRole('button', { name: 'Undo' }).click()
  await expect(bobby.page.getByRole('heading', title)).toBeVisible()
})

test('the menu of a card hides a car in place, undoes that, and compares', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const names = ['One', 'Two', 'Three', 'Four', 'Five'].map((model) => `${model} ${alice.username}`)
  const ids: string[] = []
  for (const model of names) ids.push(await offerCar(alice, { model }))
  const { page } = bobby
  await page.goto('/themes')
  const title = page.getByRole('heading', { name: `BMW ${names[3]}` })
  const more = page.getByRole('button', { name: `More, BMW ${names[3]}, 2019` })
  const panel = page.getByRole('group', { name: `More, BMW ${names[3]}, 2019` })

  await more.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Compare' })).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.click()
  await expect(panel).toBeVisible()
  await more.click()
  await expect(panel).toHaveCount(0)

  await more.click()
  await panel.getByRole('button', { name: 'Hide this car' }).click()
  await expect(page.getByText(`Hidden: BMW ${names[3]}, 2019`)).toBeVisible()
  await expect(title).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Details, BMW ${names[2]}` })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toBeVisible()

  // Four cars are compared, so the fifth waits for room.
  await page.goto(`/compare?ids=${ids.slice(0, 4).join(',')}`)
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await page.goto('/themes')
  await expect(page.getByText('Compare: 4 of 4')).toBeVisible()
  await page.getByRole('button', { name: `More, BMW ${names[4]}, 2019` }).click()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByText('Four cars can stand side by side. Take one out first.')).toBeVisible()
  await page.goto(`/compare?ids=${ids.join(',')}`)
  const said = `Four cars are compared. Remove one, and BMW ${names[4]}, 2019 takes its place.`
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: `BMW ${names[4]}` })).toHaveCount(0)
  await page
    .getByRole('columnheader', { name: `BMW ${names[0]}` })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('columnheader', { name: `BMW ${names[4]}` })).toBeVisible()
  await expect(page.getByText(said)).toHaveCount(0)

  // The menu does not hide or compare the person's own offer.
  await offerCar(bobby, { model: `Six ${bobby.username}` })
  await alice.page.goto('/themes')
  await expect(alice.page.getByRole('button', { name: `More, BMW Six ${bobby.username}, 2019` })).toBeVisible()
  await expect(alice.page.getByRole('heading', { name: `BMW ${names[3]}` })).toBeVisible()
  await expect(alice.page.getByRole('button', { name: `More, BMW ${names[3]}, 2019` })).toHaveCount(0)
})

test('back and Escape close the full-screen photos and stay on the offer', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const { page } = alice
  const id = await offerCar(alice, { img: 'https://example.com/a.jpg' })
  const enlarge = page.getByRole('button', { name: 'Open photo 1 in full screen' })
  const photos = page.getByRole('dialog')
  await page.goto('/themes')
  await untilHydrated(page)
  await page.locator(`a[href="/themes/${id}"]`).first().click()
  await enlarge.click()
  await expect(photos).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(photos).toHaveCount(0)
  await expect(enlarge).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/themes/${id}`)
  await enlarge.click()
  await page.keyboard.press('Escape')
  await expect(photos).toHaveCount(0)
  // The history step of the photos is removed a moment after they are closed.
  await page.waitForFunction(() => navigation.canGoForward)
  expect(new URL(page.url()).pathname).toBe(`/themes/${id}`)
  await page.goBack()
  await expect(page).toHaveURL('/themes')

  // The history has no page of the product before an offer that was opened by its link.
  await page.goto('about:blank')
  await page.goto(`${product.address}/themes/${id}`)
  await enlarge.click()
  await expect(photos).toBeVisible()
  await page.goBack()
  await expect(photos).toHaveCount(0)
  await expect(enlarge).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('a visitor collects cars to compare without leaving the list', async ({ browser, page, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const names = ['Left', 'Right'].map((model) => `${model} ${alice.username}`)
  for (const model of names) await offerCar(alice, { model })
  await page.goto('/themes')
  const bar = page.getByRole('region', { name: 'Compare' })
  for (const model of names) {
    await page.getByRole('button', { name: `More, BMW ${model}, 2019` }).click()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
  }
  await expect(page).toHaveURL('/themes')
  await expect(bar.getByText('Compare: 2 of 4')).toBeVisible()
  await bar.getByRole('button', { name: `Take out, BMW ${names[0]}, 2019` }).click()
  await expect(bar.getByText('Compare: 1 of 4')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Compare now' })).toHaveCount(0)
  await page.getByRole('button', { name: `More, BMW ${names[0]}, 2019` }).click()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await bar.getByRole('link', { name: 'Compare now' }).click()
  await expect(page.getByRole('columnheader', { name: new RegExp(names[0]!) })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

import { arrive, buildCar, offerCar } from './people.ts'
import { either } from './language/speak.ts'
import { expect, test } from './product.ts'

const img = 'https://example.com/a.jpg'

test('a sold offer leaves the list at once; its page stays with a banner', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const model = `Leaves ${alice.username}`
  const id = await offerCar(alice, { brand: 'Subaru', model })
  await bobby.page.goto('/themes?brand=Subaru')
  const title = bobby.page.getByRole('heading', { name: `Subaru ${model}` })
  const card = bobby.page.getByRole('listitem').filter({ has: title })
  await expect(title).toBeVisible()
  await alice.page.goto(`/themes/${id}`)
  await alice.page.getByLabel('State of the offer').selectOption('Reserved')
  await expect(alice.page.getByText(/^Reserved since/)).toBeVisible()
  await expect(alice.page.getByText(/Write to the owner/)).toHaveCount(0)
  await expect(card.getByText('Reserved', { exact: true })).toBeVisible()
  await alice.page.getByLabel('State of the offer').selectOption('Sold')
  // A slip sells nothing.
  await alice.page.keyboard.press('Escape')
  await expect(alice.page.getByLabel('State of the offer')).toHaveValue('reserved')
  await alice.page.getByLabel('State of the offer').selectOption('Sold')
  await alice.page.getByRole('button', { name: 'Yes, on Volan' }).click()
  await expect(alice.page.getByText('The offer is now: Sold.')).toBeVisible()
  await expect(title).toHaveCount(0)
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(/^Sold on/)).toBeVisible()
  await expect(bobby.page.getByText('The page stays for those who have the link.')).toBeVisible()
  await expect(alice.page.getByText('The page stays for those who have the link.')).toHaveCount(0)
  await bobby.page.goto(`/all-users/${alice.id}`)
  await expect(bobby.page.getByRole('link', { name: `Subaru ${model} Sold` })).toBeVisible()
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(/^Sold on/)).toBeVisible()
  await alice.page.getByLabel('State of the offer').selectOption('For sale')
  await expect(bobby.page.getByText(/^Sold on/)).toHaveCount(0)
  await expect(
    alice.page.getByText(either(/Everybody finds it\. Runs until/, /Обявата е видима за всички\. /)),
  ).toBeVisible()
  await alice.page.getByRole('button', { name: 'Undo' }).click()
  await expect(bobby.page.getByText(/^Sold on/)).toBeVisible()
  await alice.page.goto('/profile')
  await expect(
    alice.page.getByText(either(/^Sold: 1 car, 1 of them on Volan$/, /^Продадени: 1 автомобил, от тях чрез Volan: 1$/)),
  ).toBeVisible()
})

test('a lower price is a price drop with its history, but not after a rise', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const car = buildCar({ model: 'Getting cheaper', price: 20_000, img })
  const id = await offerCar(alice, car)
  const setPrice = (price: number) =>
    alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data: { ...car, price } })
  const { page } = bobby
  await page.goto(`/themes/${id}`)
  await expect(page.getByText('Price: 20000 BGN')).toBeVisible()
  await setPrice(18_500)
  await expect(
    page.getByText(either(/Price drop 1500 BGN, 766.94 EUR less since/, /Намаление.*1\s500\sлв\., 766,94\s€/)),
  ).toBeVisible()
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price history' }) })
  await expect(history.getByRole('listitem')).toHaveText([/Price drop.*18500 BGN/s, /First listed.*20000 BGN/s])
  await expect(history).toContainText(either(/price dropped once/, /цената е намалявана веднъж/))
  await setPrice(19_000)
  await expect(page.getByText('Price: 19000 BGN')).toBeVisible()
  await expect(page.getByText(either(/less since/, /Намаление.*, 766,94\s€/))).toHaveCount(0)
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await setPrice(18_800)
  await expect(history.getByRole('listitem').first()).toHaveText(/Lower price.*18800 BGN/s)
  await expect(
    history.getByRole('img', {
      name: either(/^The price from 20000 BGN until 18800 BGN/, /^Цената от 20\s000\sлв\. до 18\s800\sлв\./),
    }),
  ).toBeVisible()
})

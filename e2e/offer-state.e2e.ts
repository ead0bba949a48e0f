import { arrive, buildCar, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const img = 'https://example.com/a.jpg'

test('a sold offer leaves the list at once; its page stays with a banner', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const model = 'Sold soon'
  const id = await offerCar(alice, { brand: 'Subaru', model })
  await bobby.page.goto('/themes?brand=Subaru')
  const title = bobby.page.getByRole('heading', { name: `Subaru ${model}` })
  await expect(title).toBeVisible()
  await alice.page.goto(`/themes/${id}`)
  await alice.page.getByLabel('State of the offer').selectOption('Reserved')
  await expect(alice.page.getByText(/^Reserved since/)).toBeVisible()
  await expect(bobby.page.getByText('Reserved', { exact: true })).toBeVisible()
  await alice.page.getByLabel('State of the offer').selectOption('Sold')
  await expect(alice.page.getByText('The offer is now: Sold.')).toBeVisible()
  await expect(title).toHaveCount(0)
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(/^Sold on/)).toBeVisible()
  await expect(bobby.page.getByText('The page stays for those who have the link.')).toBeVisible()
  await bobby.page.goto(`/all-users/${alice.id}`)
  await expect(bobby.page.getByRole('link', { name: `Subaru ${model} Sold` })).toBeVisible()
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByText(/^Sold on/)).toBeVisible()
  await alice.page.getByLabel('State of the offer').selectOption('For sale')
  await expect(bobby.page.getByText(/^Sold on/)).toHaveCount(0)
})

test('a lower price is a price drop with its history; after a rise it is none', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const car = buildCar({ model: 'Getting cheaper', price: 20_000, img })
  const id = await offerCar(alice, car)
  const setPrice = (price: number) =>
    alice.context.request.put(`/api/cars/${id}.json?auth=${alice.token}`, { data: { ...car, price } })
  const { page } = bobby
  await page.goto(`/themes/${id}`)
  await expect(page.getByText('Price: 20000 BGN')).toBeVisible()
  await setPrice(18_500)
  await expect(page.getByText(/Price drop 1500 BGN, 766.94 EUR less since/)).toBeVisible()
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price history' }) })
  await expect(history.getByRole('listitem')).toHaveText([/Price drop.*18500 BGN/s, /First listed.*20000 BGN/s])
  await expect(history).toContainText('price dropped once')
  await setPrice(19_000)
  await expect(page.getByText('Price: 19000 BGN')).toBeVisible()
  await expect(page.getByText(/less since/)).toHaveCount(0)
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await setPrice(18_800)
  await expect(history.getByRole('listitem').first()).toHaveText(/Lower price.*18800 BGN/s)
  await expect(history.getByRole('img', { name: /^The price from 20000 BGN until 18800 BGN/ })).toBeVisible()
})

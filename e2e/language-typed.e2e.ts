import { untilHydrated } from './hydrated.ts'
import { choose } from './language-choice.ts'
import { arrive, offerCar, password } from './people.ts'
import { expect, test } from './product.ts'

const boxes = [
  ['/login', 'Email', 'Имейл'],
  ['/register', 'Username', 'Потребителско име'],
  ['/register', 'Telephone number', 'Телефон'],
  ['/recover', 'Email', 'Имейл'],
  ['/themes', 'Find a car', 'Търсене на автомобил'],
] as const

for (const [address, english, bulgarian] of boxes) {
  test(`what a visitor has typed at ${address} as ${english} stays in the other language`, async ({ page }) => {
    await page.goto(address)
    await untilHydrated(page)
    const box = (name: string) =>
      page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name }))
    await box(english).first().fill('Пловдив 4x4')
    await choose(page, 'bg')
    await expect(box(bulgarian).first()).toHaveValue('Пловдив 4x4')
    await choose(page, 'en')
    await expect(box(english).first()).toHaveValue('Пловдив 4x4')
  })
}

/** Boxes of the filters, with the groups that open first. */
const filterBoxes = [
  ['Find a brand or model', 'Марка или модел'],
  ['Price, BGN, from', 'Цена, лв., от'],
  ['Mileage, km, to', 'Пробег, км, до'],
  ['Power, hp, from', 'Мощност, к.с., от'],
  ['Around a town', 'Около град'],
  ['Town or region', 'Град или област'],
  ['Owners, to', 'Собственици, до'],
  ['Word to leave out', 'Нежелана дума'],
] as const
const closedGroups = ['Power, hp', 'Region and town', 'Owners, papers', 'Leave out words']

test('what a visitor has typed into filters stays in the other language, where it can be seen', async ({
  browser,
  page,
  product,
}) => {
  // An empty market has no filters.
  await offerCar(await arrive(browser, product, 'alice'))
  await page.goto('/themes')
  await untilHydrated(page)
  for (const group of closedGroups) await page.locator('summary', { hasText: group }).click()
  const box = (name: string) => page.getByLabel(name, { exact: true })
  for (const [english] of filterBoxes) await box(english).fill('half of')
  await box('Year, from').fill('2015')
  await choose(page, 'bg')
  for (const [, bulgarian] of filterBoxes) await expect(box(bulgarian)).toHaveValue('half of')
  await expect(box('Година, от')).toHaveValue('2015')
  await expect(page).toHaveURL(/yearFrom=2015/)
  await choose(page, 'en')
  for (const [english] of filterBoxes) await expect(box(english)).toHaveValue('half of')
})

test('choices of a form stay in the other language', async ({ browser, page, product }) => {
  await page.goto('/register')
  await untilHydrated(page)
  await page.getByLabel('Female').check()
  await choose(page, 'bg')
  await expect(page.getByLabel('Жена')).toBeChecked()

  const { page: own } = await arrive(browser, product, 'alice')
  await own.goto('/profile/settings')
  await untilHydrated(own)
  await own.getByRole('radiogroup', { name: 'Telephone number' }).getByLabel('Hidden').check()
  await choose(own, 'bg')
  await expect(own.getByRole('radiogroup', { name: 'Телефон' }).getByLabel('Скрит')).toBeChecked()
  await choose(own, 'en')

  await own.goto('/add-theme')
  await untilHydrated(own)
  await own.getByLabel('Engine type', { exact: true }).selectOption('Electric')
  await own.getByRole('heading', { name: 'Vehicle facts' }).click()
  await own.getByRole('heading', { name: 'Extras' }).click()
  await own.getByLabel('Body').selectOption('Estate')
  await own.getByLabel('Electric range, km').fill('452')
  await own.getByLabel('Tow bar').check()
  await choose(own, 'bg')
  await expect(own.getByLabel('Двигател', { exact: true })).toHaveValue('Electric')
  await expect(own.getByLabel('Вид купе')).toHaveValue('Estate')
  await expect(own.getByLabel('Пробег с едно зареждане, км')).toHaveValue('452')
  await expect(own.getByLabel('Теглич')).toBeChecked()
})

test('a password is not stored for the other language', async ({ page }) => {
  await page.goto('/login')
  await untilHydrated(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await choose(page, 'bg')
  await expect(page.getByLabel('Парола', { exact: true })).toHaveValue('')
  expect(
    await page.evaluate(() => [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join(' ')),
  ).not.toContain(password)
})

test('what a person has typed stays in the other language: offer, comment, message, note, name of a search', async ({
  browser,
  product,
}) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const { page } = alice
  const own = await offerCar(alice, { img: 'https://example.com/cover.jpg' })
  const other = await offerCar(bobby)
  const call = (path: string) => `/api/${path}.json?auth=${alice.token}`
  await alice.context.request.put(call(`saved-cars/${other}`), { data: {} })
  await alice.context.request.post(call('saved-searches'), {
    data: { name: 'Any BMW', address: 'brand=BMW', alert: 'off' },
  })
  const forms: [address: string, english: string, bulgarian: string, open?: [string, string]][] = [
    ['/add-theme', 'Model', 'Модел'],
    [`/edit-theme/${own}`, 'Model', 'Модел'],
    [`/themes/${other}`, 'Add comment...', 'Напишете коментар...'],
    [`/chats/${bobby.id}`, 'Type your message', 'Съобщение'],
    ['/saved', 'My note', 'Моята бележка', ['Add a note', 'Нова бележка']],
    ['/searches', 'Name of the search', 'Име на търсенето', ['Rename', 'Преименуване']],
    ['/profile/settings', 'Word to leave out', 'Нежелана дума'],
    ['/search', 'Search...', 'Търсене...'],
  ]
  for (const [address, english, bulgarian, open] of forms) {
    await page.goto(address)
    await untilHydrated(page)
    if (open) await page.getByRole('button', { name: open[0] }).click()
    const box = (name: string) => page.getByLabel(name, { exact: true }).or(page.getByPlaceholder(name)).first()
    await box(english).fill(`Typed at ${address}`.slice(0, 40))
    await choose(page, 'bg')
    await expect(box(bulgarian), address).toHaveValue(`Typed at ${address}`.slice(0, 40))
    await choose(page, 'en')
  }
})

import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { type Session } from '../contract/account.ts'
import { type NewCar } from '../contract/car.ts'
import { type Gender } from '../contract/choices.ts'
import { type Product } from './product.ts'

/** A logged-in person with a browser of their own. */
export interface Person {
  id: string
  username: string
  email: string
  token: string
  context: BrowserContext
  page: Page
}

export const password = 'correct horse'
let count = 0

/** The registration of a new person; every call makes another one, whose name is no part of another's. */
export function newRegistration(name: string, gender: Gender = 'Female') {
  count++
  const unique = `${name}.${process.pid}.${String(count).padStart(4, '0')}`
  return { username: unique, email: `${unique}@gmail.com`, gender, telephone: '0888 123 456', password }
}

/** Opens a browser in which a new person is registered and logged in. */
export async function arrive(browser: Browser, product: Product, name: string, gender?: Gender): Promise<Person> {
  const context = await browser.newContext({ baseURL: product.address })
  const registration = newRegistration(name, gender)
  const answer = await context.request.post('/api/auth/register', { data: registration })
  const { token, page, userId } = await openAs(context, (await answer.json()) as Session)
  return { ...registration, id: userId, token, context, page }
}

/** Opens another browser in which a person is logged in, as on a device that their account knows. */
export async function arriveAgain(
  browser: Browser,
  product: Product,
  person: Person,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ ...options, baseURL: product.address })
  const cookies = await person.context.cookies(`${product.address}/api/auth`)
  await context.addCookies(cookies.filter(({ name }) => name === 'device'))
  const answer = await context.request.post('/api/auth/login', { data: { email: person.email, password } })
  const { token, page } = await openAs(context, (await answer.json()) as Session)
  return { ...person, token, context, page }
}

async function openAs(context: BrowserContext, session: Session) {
  const page = await context.newPage()
  // A page of the product would render, and the picture of /404 moves for as long as the person stays there.
  await page.goto('/robots.txt')
  await page.evaluate(({ token, userId, user }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
    localStorage.setItem('user', JSON.stringify(user))
    document.cookie = 'member=1; Path=/; SameSite=Lax'
  }, session)
  return { ...session, page }
}

/** A car that every rule accepts; a journey names only what matters to it. */
export function buildCar(different: Partial<NewCar> = {}): NewCar {
  return {
    brand: 'BMW',
    model: '320d',
    engine: 'Diesel',
    transmission: 'Automatic',
    year: 2019,
    description: 'One owner from new, full service history.',
    location: 'Sofia',
    price: 38_900,
    ...different,
  }
}

/** Offers a car by call and returns its id. */
export async function offerCar(person: Person, different: Partial<NewCar> = {}): Promise<string> {
  const answer = await person.context.request.post(`/api/cars.json?auth=${person.token}`, { data: buildCar(different) })
  return ((await answer.json()) as { name: string }).name
}

/** Offers a price for a car and proposes a viewing to its seller. */
export async function bargainFor(carId: string, { buyer, seller }: { buyer: Person; seller: Person }): Promise<void> {
  const times = [3, 5].map((days) => Date.now() + days * 24 * 60 * 60 * 1000)
  for (const [path, data] of [
    ['price-offers', { carId, amount: 30_000 }],
    ['viewings', { carId, withId: seller.id, times, place: 'Sofia' }],
  ] as const) {
    const answer = await buyer.context.request.post(`/api/${path}.json?auth=${buyer.token}`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
  }
}

/** Fills the specification's fields of the form except the photos. */
export async function fillCarForm(
  page: Page,
  { brand = 'Volkswagen', model = 'Golf 1.5 TSI', year = '2021' } = {},
): Promise<void> {
  await page.getByLabel('Brand').selectOption(brand)
  await page.getByLabel('Model').fill(model)
  await page.getByLabel('Engine type', { exact: true }).selectOption('Petrol')
  await page.getByLabel('Transmission').selectOption('Manual')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Description').fill('Bought new in Plovdiv, serviced every year.')
  await page.getByLabel('Location').fill('Plovdiv')
  await page.getByLabel('Price').fill('33500')
}

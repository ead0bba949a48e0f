import { type Browser, type BrowserContext, type Page } from '@playwright/test'
import { type Session } from '../contract/account.ts'
import { type NewCar } from '../contract/car.ts'
import { type Gender } from '../contract/choices.ts'
import { type Product } from './product.ts'

/** A person of the journeys in a browser of their own, logged in. */
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

/** What a new person types into the registration form; every call makes another person. */
export function newRegistration(name: string, gender: Gender = 'Female') {
  count++
  const unique = `${name}.${process.pid}.${count}`
  return { username: unique, email: `${unique}@gmail.com`, gender, telephone: '0888 123 456', password }
}

/** Opens a browser in which a new person has registered and is logged in. */
export async function arrive(browser: Browser, product: Product, name: string, gender?: Gender): Promise<Person> {
  const context = await browser.newContext({ baseURL: product.address })
  const registration = newRegistration(name, gender)
  const answer = await context.request.post('/api/auth/register', { data: registration })
  const session = (await answer.json()) as Session
  const page = await context.newPage()
  // A page of the product's would be drawn, and the picture of /404 moves for as long as the person stays there.
  await page.goto('/robots.txt')
  await page.evaluate(({ token, userId, user }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
    localStorage.setItem('user', JSON.stringify(user))
    document.cookie = 'member=1; Path=/; SameSite=Lax'
  }, session)
  return { ...registration, id: session.userId, token: session.token, context, page }
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

/** Offers a car by call and answers its id. */
export async function offerCar(person: Person, different: Partial<NewCar> = {}): Promise<string> {
  const answer = await person.context.request.post(`/api/cars.json?auth=${person.token}`, { data: buildCar(different) })
  return ((await answer.json()) as { name: string }).name
}

/** Fills the specification's fields of the form, all but the photos. */
export async function fillCarForm(page: Page, { model = 'Golf 1.5 TSI' } = {}): Promise<void> {
  await page.getByLabel('Brand').selectOption('Volkswagen')
  await page.getByLabel('Model').fill(model)
  await page.getByLabel('Engine type').selectOption('Petrol')
  await page.getByLabel('Transmission').selectOption('Manual')
  await page.getByLabel('Year').selectOption('2021')
  await page.getByLabel('Description').fill('Bought new in Plovdiv, serviced every year.')
  await page.getByLabel('Location').fill('Plovdiv')
  await page.getByLabel('Price').fill('33500')
}

import { type Page } from '@playwright/test'
import { type NewCar } from '../contract/car.ts'
import { extraGroups } from '../contract/facts.ts'
import { offerCar, type Person } from './people.ts'
import { expect } from './product.ts'

/** Parts of screens that open, each with its address and how to open it. */
export interface Opened {
  name: string
  address: string
  /** Exists only below this width; `undefined` at any. */
  below?: number
  open: (page: Page) => Promise<void>
}

/** An offer that states every fact. */
export const knownCar: Partial<NewCar> = {
  model: 'With every fact',
  mileage: 187_000,
  firstRegistration: '2019-03',
  power: 190,
  displacement: 1995,
  battery: 12.4,
  electricRange: 60,
  emission: 'Euro 6',
  body: 'Estate',
  colour: 'Black',
  doors: '4/5',
  drive: '4x4',
  steering: 'Left',
  condition: 'Used',
  owners: 2,
  serviceBook: 'Yes',
  registered: 'No',
  newImport: 'Yes',
  accident: 'None',
  priceKind: 'Negotiable',
  vin: 'WBAZZZ1KZAW123456',
  region: 'Varna',
  town: 'Varna',
  extras: Object.values(extraGroups).flat(),
}

/** The note of the car in the lists. */
export const savedNote = 'Ask for the belt.'

/** Fills a person's lists: a saved car with a note, a saved search, an excluded word, a followed person. */
export async function fillLists(person: Person, followed: Person): Promise<string> {
  const id = await offerCar(followed, knownCar)
  const send = (method: 'put' | 'post', path: string, data: unknown) =>
    person.context.request[method](`/api/${path}.json?auth=${person.token}`, { data })
  const answers = [
    await send('put', `saved-cars/${id}`, { note: savedNote }),
    await send('post', 'saved-searches', { name: 'A black estate', address: 'body=Estate', alert: 'live' }),
    await send('put', 'exclusions', { kind: 'word', value: 'taxi', isLeftOut: true }),
    await send('post', `users/${person.id}/following/${followed.id}`, true),
  ]
  for (const answer of answers) expect(answer.status(), await answer.text()).toBeLessThan(300)
  return id
}

/** The parts that open on the screens that find cars. */
export function openedParts(id: string): Opened[] {
  return [
    {
      name: 'the sheet of filters',
      address: '/themes?brand=BMW',
      below: 1024,
      open: async (page) => {
        await page.getByRole('button', { name: /^Filters/ }).click()
        await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
      },
    },
    {
      name: 'every group of filters',
      address: '/themes?brand=BMW&engine=Diesel&priceTo=90000',
      open: async (page) => {
        // The order is beside the button of the sheet, which wide windows lack.
        await page.getByRole('combobox', { name: 'Sort' }).waitFor()
        const sheet = page.getByRole('button', { name: /^Filters/ })
        if (await sheet.isVisible()) await sheet.click()
        const groups = page.locator('details:visible:not([open]) > summary')
        await groups.first().waitFor()
        while ((await groups.count()) > 0) await groups.first().click()
        // Scrolled into view, because the column or the header would cut it off.
        await page.getByRole('button', { name: 'Add', exact: true }).scrollIntoViewIfNeeded()
        await page.evaluate(() => scrollTo(0, 0))
      },
    },
    {
      name: 'the facts of the form',
      address: '/add-theme',
      open: async (page) => {
        await page.getByRole('heading', { name: 'Vehicle facts' }).click()
        await page.getByRole('heading', { name: 'Extras' }).click()
        await page.getByLabel('Tow bar').waitFor()
        // The header would cover a part of a field, which then counts as too small.
        await page.evaluate(() => scrollTo(0, 0))
      },
    },
    {
      name: 'sharing',
      address: `/themes/${id}`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Share' }).first().click()
        await page.getByRole('img', { name: 'QR code of the public page' }).waitFor()
      },
    },
    {
      name: 'an offer of a price',
      address: `/themes/${id}`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Make an offer' }).click()
        await page.getByLabel('Amount').waitFor()
      },
    },
    {
      name: 'the times of a viewing',
      address: `/themes/${id}`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Propose a viewing' }).click()
        await page.getByLabel('Time 1').waitFor()
      },
    },
    {
      name: 'the menu of a person',
      address: `/themes/${id}`,
      open: async (page) => {
        await page.getByRole('link', { name: ', profile' }).first().click()
        await page.getByRole('button', { name: 'More about' }).click()
        await page.getByRole('button', { name: 'Mute', exact: true }).waitFor()
      },
    },
    {
      name: 'the question before a block',
      address: `/themes/${id}`,
      open: async (page) => {
        await page.getByRole('link', { name: ', profile' }).first().click()
        await page.getByRole('button', { name: 'More about' }).click()
        await page.getByRole('button', { name: 'Block', exact: true }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'a report of what is illegal',
      address: `/themes/${id}`,
      open: async (page) => {
        await page.getByRole('button', { name: 'Report', exact: true }).click()
        await page.getByLabel('I believe this is illegal').check()
        await page.getByLabel('Your name').waitFor()
      },
    },
    {
      name: 'the note of a saved car',
      address: '/saved',
      open: async (page) => {
        await page.getByRole('button', { name: 'Change note' }).click()
        await page.getByLabel('My note').waitFor()
      },
    },
    {
      name: 'the name of a saved search',
      address: '/searches',
      open: async (page) => {
        await page.getByRole('button', { name: 'Rename' }).click()
        await page.getByLabel('Name of the search').waitFor()
      },
    },
  ]
}

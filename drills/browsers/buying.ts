/** Steps of finding a car. */
import { phone, wide, type Tab } from './tab.ts'

export async function filters(tab: Tab): Promise<void> {
  await tab.goTo('/themes')
  await tab.expectText('Porsche Macan')
  await tab.press('Volkswagen...')
  await tab.expectAddress(/\/themes\?brand=Volkswagen$/)
  await tab.expectText('1 offer')
  await tab.expectNoText('Porsche Macan')
  await tab.press('Petrol...')
  await tab.expectAddress(/\/themes\?brand=Volkswagen&engine=Petrol$/)
  await tab.goBack()
  await tab.expectAddress(/\/themes\?brand=Volkswagen$/)
  await tab.press('Remove Volkswagen')
  await tab.expectText('Porsche Macan')
  await tab.choose('Sort', 'cheapest')
  await tab.expectAddress(/\/themes\?sort=cheapest$/)
}

export async function filtersOnPhone(tab: Tab): Promise<void> {
  await tab.resize(phone)
  await tab.goTo('/home')
  await tab.press('Menu')
  await tab.press('Cars', { within: 'Menu' })
  await tab.expectAddress(/\/themes$/)
  await tab.press('Filters...')
  await tab.press('Diesel...')
  await tab.press('Show 1 car')
  await tab.expectText('Porsche Macan')
  await tab.expectNoText('Golf 1.5 TSI')
  await tab.resize(wide)
}

export async function searches(tab: Tab): Promise<void> {
  await tab.goTo('/themes')
  await tab.fill('Find a car', 'porsche')
  await tab.press('Show these cars...')
  await tab.expectAddress(/brand=Porsche/)
  await tab.expectText('1 offer')
}

export async function looks(tab: Tab): Promise<void> {
  await tab.goTo('/themes')
  await tab.press('Details, Volkswagen Golf 1.5 TSI')
  await tab.expectText('Price: 33500 BGN')
  await tab.expectText('1 / 2')
  await tab.press('Next photo')
  await tab.expectText('2 / 2')
  await tab.press('Open photo 2 in full screen')
  await tab.expectText('Close photos')
  await tab.goBack()
  await tab.expectNoText('Close photos')
  await tab.expectText('Price: 33500 BGN')
  await tab.goBack()
  await tab.expectText('Porsche Macan')
}

export async function findsPeople(tab: Tab): Promise<void> {
  await tab.goTo('/search')
  await tab.fill('Search...', 'seller')
  await tab.expectAddress(/\/search\?q=seller$/)
  await tab.expectText('seller.anna@gmail.com')
}

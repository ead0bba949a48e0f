import { plural } from '../../../contract/texts/plural.ts'
import { appName } from '../../../contract/titles.ts'
import type { home as english } from '../en/home.ts'
import { language } from './language.ts'

export const home: typeof english = {
  tabTitle: appName,
  // Find your Dream Car Here!
  headline: 'Намерете мечтания автомобил тук!',
  // Buy and sell cars! This is platform for cars.
  platform: 'Купувайте и продавайте автомобили! Тук е мястото за тях.',
  // You want to buy a car? You are in the right place.
  rightPlace: 'Искате да купите автомобил? На правилното място сте.',
  // New today
  newToday: 'Нови днес',
  // Newest cars
  newest: 'Най-новите',
  // All ${cars(total)}
  all: (total: number) => `Всички автомобили (${language.number(total)})`,
  // Brands
  brands: 'Марки',
  // For you
  forYou: 'За Вас',
  // Since you last looked
  sinceLooked: 'След последното Ви посещение',
  // ${language.number(count)} new for ${search}
  newFor: (count: number, search: string) =>
    `${language.number(count)} ${plural(language.plurals, count, { one: 'нова обява', other: 'нови обяви' })} за „${search}“`,
  // ${name}: sold
  sold: (name: string) => `${name}: продаден`,
  // ${name}: for sale again
  back: (name: string) => `${name}: отново се продава`,
  // ${name}: cheaper by
  cheaper: (name: string) => `${name}: по-евтин с`,
  // Go on with
  goOn: 'Продължете с',
}

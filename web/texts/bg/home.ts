import { homeWords } from '../../../contract/texts/bg/home-words.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { appName } from '../../../contract/titles.ts'
import type { home as english } from '../en/home.ts'
import { language } from './language.ts'

export const home: typeof english = {
  tabTitle: appName,
  ...homeWords,
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

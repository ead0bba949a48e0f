import { homeWords } from '../../../contract/texts/en/home-words.ts'
import { appName } from '../../../contract/titles.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const cars = (value: number) => counted(value, 'car', 'cars')

export const home = {
  tabTitle: appName,
  ...homeWords,
  newToday: 'New today',
  newest: 'Newest cars',
  all: (total: number) => `All ${cars(total)}`,
  brands: 'Brands',
  forYou: 'For you',
  sinceLooked: 'Since you last looked',
  newFor: (count: number, search: string) => `${language.number(count)} new for ${search}`,
  sold: (name: string) => `${name}: sold`,
  back: (name: string) => `${name}: for sale again`,
  cheaper: (name: string) => `${name}: cheaper by`,
  goOn: 'Go on with',
}

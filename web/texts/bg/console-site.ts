import type { consoleSite as english } from '../en/console-site.ts'

/** Lists and words of the home page in the console. */
export const consoleSite: typeof english = {
  // Texts of the home page
  texts: 'Текстове на началната страница',
  // What stands here takes the place of the usual text at once. An empty field goes back to it.
  textsHint: 'Написаното тук веднага заменя обичайния текст. Празно поле го връща.',
  names: {
    // Headline
    headline: 'Заглавие',
    // First sentence
    platform: 'Първо изречение',
    // Second sentence
    rightPlace: 'Второ изречение',
  },
  // Usual text:
  usual: 'Обичаен текст:',
  // Brands and years
  lists: 'Марки и години',
  // The 20 brands of the specification always stay. Changes count from the next start of the product.
  listsHint: 'Двадесетте марки от спецификацията остават винаги. Промените важат от следващото стартиране на продукта.',
  // Brands besides
  makes: 'Други марки',
  // All
  all: 'Всички',
  // None
  none: 'Без други',
  // Last year
  lastYear: 'Последна година',
  // The current one
  currentYear: 'Текущата',
  // Save
  save: 'Запазване',
  // Saved.
  saved: 'Запазено.',
  // Saved. Brands and years count from the next start.
  savedLists: 'Запазено. Марките и годините важат от следващото стартиране.',
}

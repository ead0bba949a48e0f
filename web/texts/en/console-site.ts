import { type homeTextNames } from '../../../contract/site.ts'

type HomeText = (typeof homeTextNames)[number]

/** Lists and words of the home page in the console. */
export const consoleSite = {
  texts: 'Texts of the home page',
  textsHint: 'What stands here takes the place of the usual text at once. An empty field goes back to it.',
  names: {
    headline: 'Headline',
    platform: 'First sentence',
    rightPlace: 'Second sentence',
  } satisfies Record<HomeText, string>,
  usual: 'Usual text:',
  lists: 'Brands and years',
  listsHint: 'The 20 brands of the specification always stay. Changes count from the next start of the product.',
  makes: 'Brands besides',
  all: 'All',
  none: 'None',
  lastYear: 'Last year',
  currentYear: 'The current one',
  save: 'Save',
  saved: 'Saved.',
  savedLists: 'Saved. Brands and years count from the next start.',
}

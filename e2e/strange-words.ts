import { brands } from '../contract/choices.ts'
import { maskedVin } from '../contract/facts.ts'
import { languageNames, languages } from '../contract/language.ts'
import { modelFamily } from '../contract/model-family.ts'
import { allOtherMakes } from '../contract/site.ts'
import { homeWords as bulgarianHome } from '../contract/texts/bg/home-words.ts'
import { homeWords } from '../contract/texts/en/home-words.ts'
import { appName } from '../contract/titles.ts'
import { withoutMarked } from '../scripts/texts/pseudo.ts'
import { discussed } from './discussion.ts'
import { knownCar, savedNote } from './opened.ts'
import { buildCar } from './people.ts'
import { reportText } from './moderators.ts'
import { reported } from './reported.ts'
import { longComment, longModel } from './screens.ts'

/** Words that are the same in every language: names of what the product shows. */
const names = [
  ...brands,
  ...allOtherMakes,
  appName,
  knownCar.model,
  longModel,
  longComment,
  maskedVin(knownCar.vin ?? ''),
  // What languages call themselves, a browser by its own name, and models as the list of a brand names them.
  ...Object.values(languageNames),
  ...languages.map((language) => language.toUpperCase()),
  'Chrome, Linux',
  'https://',
  // What the home page usually says in each language, as the console shows it.
  ...Object.values(homeWords),
  ...Object.values(bulgarianHome),
  // What the console says of the store.
  'SQLite',
  'PostgreSQL',
  'Series',
  'iX',
  'XM',
  ...[knownCar.model, longModel].map((model = '') => modelFamily('BMW', model)),
]

/** What `arrive` calls people, and their addresses. */
const people = /[a-z]+\.\d+\.\d+(?:@gmail\.com)?/g

/** Ids, and levels of the store, as the console names them. */
const ids = /-[\w-]{19}|\b\d{4}(?:-[a-z]+)+/g

/** Words of a screen that neither the catalogue nor a person has written. */
export function strangeWords(texts: string[]): string[] {
  const { description, model } = buildCar()
  const typed = [
    ...Object.values(discussed),
    ...Object.values(reported),
    'Why?',
    savedNote,
    'A black estate',
    'taxi',
    reportText,
  ]
  const data = [...typed, description, ...names, model]
  const known = data.filter((one) => one !== undefined).toSorted((one, other) => other.length - one.length)
  return texts.filter((text) => {
    const outside = known.reduce(
      (rest, one) => rest.replaceAll(one, ''),
      withoutMarked(text).replaceAll(people, '').replaceAll(ids, ''),
    )
    return /\p{L}{2}/u.test(outside)
  })
}

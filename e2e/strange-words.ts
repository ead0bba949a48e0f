import { brands } from '../contract/choices.ts'
import { maskedVin } from '../contract/facts.ts'
import { languageNames, languages } from '../contract/language.ts'
import { modelFamily } from '../contract/model-family.ts'
import { appName } from '../contract/titles.ts'
import { withoutMarked } from '../scripts/texts/pseudo.ts'
import { discussed } from './discussion.ts'
import { knownCar } from './opened.ts'
import { buildCar } from './people.ts'
import { longComment, longModel, type Shown } from './screens.ts'

/** Words that are the same in every language: names of what the product shows. */
const names = [
  ...brands,
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
  'Series',
  'iX',
  'XM',
  ...[knownCar.model, longModel].map((model = '') => modelFamily('BMW', model)),
]

/** Words of a screen that neither the catalogue nor a person has written. */
export function strangeWords(texts: string[], { alice, bobby }: Shown): string[] {
  const people = [alice, bobby].flatMap(({ username, email }) => [email, username])
  const { description, model } = buildCar()
  const typed = [...Object.values(discussed), 'Why?', 'Ask for the belt.', 'A black estate', 'taxi']
  const data = [...people, ...typed, description, ...names, model]
  const known = data.filter((one) => one !== undefined).toSorted((one, other) => other.length - one.length)
  return texts.filter((text) => {
    const outside = known.reduce((rest, one) => rest.replaceAll(one, ''), withoutMarked(text))
    return /\p{L}{2}/u.test(outside)
  })
}

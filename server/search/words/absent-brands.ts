import { offeredBrands } from '../../../contract/choices.ts'
import { commonModels } from '../../../contract/makes.ts'
import { modelsOf } from '../../../contract/model-family.ts'
import { type Collector } from './meanings.ts'
import { type OrdinaryWords } from './ordinary-words.ts'
import { phrasesOf } from './phrases.ts'
import { asFirms } from './make-words.ts'
import { filterWords } from './word-table.ts'

/** Shorter names of models, and numbers, mean too much else. */
const minLetters = 5

/** Adds the brands that offers cannot have here, with those of their models that mean nothing else, so that people are told. */
export function addAbsentBrands(phrase: Collector['phrase'], ordinary: OrdinaryWords): void {
  const offered = new Set<string>(offeredBrands())
  const named = new Set([...offered].flatMap((brand) => modelsOf(brand).map(({ name }) => name)))
  for (const [brand, entry] of Object.entries<string>(filterWords.brand)) {
    if (offered.has(brand)) continue
    const models = commonModels(brand).filter(
      (model) => /^\p{L}+$/u.test(model) && model.length >= minLetters && !named.has(model) && !ordinary.has(model),
    )
    const names = phrasesOf(entry).map((one) => one.replace(/^=/, ''))
    for (const name of [...names, ...names.flatMap(asFirms), ...models]) phrase(name, { kind: 'absent', brand })
  }
}

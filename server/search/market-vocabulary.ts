import { brandOfModel } from '../../contract/brand-filter.ts'
import { offeredBrands } from '../../contract/choices.ts'
import { commonModels } from '../../contract/makes.ts'
import { isKnownFamily, modelsOf } from '../../contract/model-family.ts'
import { type OfferIndex } from './engine/offer-index.ts'
import { type OrdinaryWords } from './words/ordinary-words.ts'
import { buildVocabulary, type Vocabulary } from './words/vocabulary.ts'

/** Most families in the vocabulary, the most frequent first, as sellers could invent any number of them. */
const maxFamilies = 3000

/** The vocabulary of the models on offer, rebuilt when they change. */
export class MarketVocabulary {
  #models = ''
  #vocabulary: Vocabulary | undefined
  readonly #ordinary: OrdinaryWords

  /** @param ordinary words that are no typing errors */
  constructor(ordinary: OrdinaryWords) {
    this.#ordinary = ordinary
  }

  /** The vocabulary of an index at present. */
  of(index: OfferIndex): Vocabulary {
    const { model } = index.facts.choices
    const counts = model.sums(index.facts.columnOf('model').counts)
    const offered = model.values
      .map((value, code) => ({ value, count: value === '' ? 0 : counts[code]! }))
      .filter(({ value, count }) => count > 1 || (count === 1 && isKnown(value)))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxFamilies)
      .map(({ value }) => value)
      .toSorted()
    const models = offered.join('\n')
    if (this.#vocabulary && models === this.#models) return this.#vocabulary
    this.#models = models
    this.#vocabulary = buildVocabulary(this.#ordinary, familiesByBrand(offered))
    return this.#vocabulary
  }
}

/** Is the model known without offers? A single offer teaches no word, as its model may be any text. */
function isKnown(model: string): boolean {
  const brand = brandOfModel(model)
  return brand !== undefined && isKnownFamily(brand, model.slice(brand.length + 1))
}

/** Families by brand: those of offers, and those that are always known. */
function familiesByBrand(models: string[]): Record<string, string[]> {
  const families: Record<string, string[]> = {}
  const known = offeredBrands().flatMap((brand) =>
    [...modelsOf(brand).map(({ name }) => name), ...commonModels(brand)].map((name) => `${brand} ${name}`),
  )
  for (const model of new Set([...models, ...known])) {
    const brand = brandOfModel(model)
    if (brand) (families[brand] ??= []).push(model.slice(brand.length + 1))
  }
  return families
}

import { brandOfModel } from '../../contract/brand-filter.ts'
import { type OfferIndex } from './engine/offer-index.ts'
import { buildVocabulary, type Vocabulary } from './words/vocabulary.ts'

/** Families that are known by name, the most frequent ones: whoever types offers could invent any number of them. */
const familiesAtMost = 3000

/** The vocabulary of the models that there are offers of; made anew when they have changed. */
export class MarketVocabulary {
  #models = ''
  #vocabulary: Vocabulary | undefined

  /** The vocabulary of an index as it is now. */
  of(index: OfferIndex): Vocabulary {
    const { model } = index.facts.choices
    const counts = model.sums(index.facts.columnOf('model').counts)
    const offered = model.values
      .map((value, code) => ({ value, count: value === '' ? 0 : counts[code]! }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, familiesAtMost)
      .map(({ value }) => value)
      .toSorted()
    const models = offered.join('\n')
    if (this.#vocabulary && models === this.#models) return this.#vocabulary
    this.#models = models
    this.#vocabulary = buildVocabulary(familiesByBrand(offered))
    return this.#vocabulary
  }
}

function familiesByBrand(models: string[]): Record<string, string[]> {
  const families: Record<string, string[]> = {}
  for (const model of models) {
    const brand = brandOfModel(model)
    if (brand) (families[brand] ??= []).push(model.slice(brand.length + 1))
  }
  return families
}

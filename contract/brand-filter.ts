import { brands, type Brand } from './choices.ts'
import { type SearchFilters } from './search.ts'

/**
 * Brands that are meant as a whole. Brand and model are one group: a brand of which a model is chosen too stands for
 * that model alone, so "BMW, Audi, Audi A4" are all of BMW and the A4.
 */
export function wholeBrands({ brand, model }: Pick<SearchFilters, 'brand' | 'model'>): string[] {
  const narrowed = new Set<string | undefined>(model.map(brandOfModel))
  return brand.filter((name) => !narrowed.has(name))
}

/** The brand of a model as filters name it: `BMW` of "BMW 320". */
export function brandOfModel(model: string): Brand | undefined {
  return brands.find((brand) => model.startsWith(`${brand} `))
}

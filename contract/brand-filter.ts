import { offeredBrands, type Brand } from './choices.ts'
import { type SearchFilters } from './search.ts'

/** Brands of which every model fits. A chosen model narrows its brand: "BMW, Audi, Audi A4" is every BMW and the A4. */
export function wholeBrands({ brand, model }: Pick<SearchFilters, 'brand' | 'model'>): string[] {
  const narrowed = new Set<string | undefined>(model.map(brandOfModel))
  return brand.filter((name) => !narrowed.has(name))
}

/** The brand of a model filter: `BMW` of "BMW 320". */
export function brandOfModel(model: string): Brand | undefined {
  return offeredBrands().find((brand) => model.startsWith(`${brand} `))
}

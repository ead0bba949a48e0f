import { brandOfModel } from './brand-filter.ts'
import { offeredBrands } from './choices.ts'
import { currencies } from './facts.ts'
import { isOneOf } from './is-one-of.ts'
import { readNear } from './near.ts'
import { choiceGroups, listGroups, sorts, type SearchFilters } from './search.ts'
import { readSearch, searchNames, type Param } from './search-address.ts'

/** What an address asks for and `readSearch` cannot read, so that nothing is ignored in silence (decision 97). */

const valueGroups = [...choiceGroups, ...listGroups]

/** The parameters of an address that name a filter or an order and have a value that is none. */
export function unreadParams(params: Iterable<Param>): Param[] {
  const given = [...params].filter(([name, value]) => isOneOf<string>(searchNames, name) && value.trim() !== '')
  const seen = new Set<string>()
  return given.filter((param) => {
    const key = param.join('=')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew && !isRead(param, given)
  })
}

/** Chosen brands, and models of brands, that offers cannot have here; they find nothing. */
export function absentBrandParams({ brand, model }: Pick<SearchFilters, 'brand' | 'model'>): Param[] {
  const offered: readonly string[] = offeredBrands()
  return [
    ...brand.filter((name) => !offered.includes(name)).map((name): Param => ['brand', name]),
    ...model.filter((name) => brandOfModel(name) === undefined).map((name): Param => ['model', name]),
  ]
}

function isRead([name, value]: Param, given: readonly Param[]): boolean {
  if (name === 'q') return true
  if (name === 'currency') return isOneOf<string>(currencies, value)
  if (name === 'sort') return isOneOf<string>(sorts, value)
  if (name === 'near') return readNear(value) !== undefined
  if (name === 'hasPhotos' || name.endsWith('Unknown')) return value === 'true' || value === 'false'
  // A price is read in its currency.
  const { filters } = readSearch([...given.filter(([other]) => other === 'currency'), [name, value]])
  const values = valueGroups.find((group) => group === name)
  if (values) return filters[values].length > 0
  const [, group, bound] = /^(.+)(From|To)$/u.exec(name) as unknown as [string, 'price', 'From' | 'To']
  return filters[group][bound === 'From' ? 'from' : 'to'] !== undefined
}

import { brandOfModel } from '../../../contract/brand-filter.ts'
import { distanceKm } from '../../../contract/distances.ts'
import { foldedWords } from '../../../contract/fold.ts'
import { monthOf } from '../../../contract/months-left.ts'
import { euroCents } from '../../../contract/money.ts'
import { choiceGroups, rangeGroups, type SearchFilters } from '../../../contract/search.ts'
import { filterParams, withoutParam, type Param } from '../../../contract/search-address.ts'
import { type IndexedOffer } from '../engine/indexed-offer.ts'
import { type Exclusions } from '../engine/active-filters.ts'

/** Does an offer match, checked filter by filter? The groups `aside` are ignored. */
export function fits(offer: IndexedOffer, filters: SearchFilters, aside: readonly string[] = []): boolean {
  for (const group of choiceGroups) {
    if (group === 'brand' || group === 'model' || aside.includes(group) || filters[group].length === 0) continue
    const value = offer[group]
    const fitsUnknown = value === null && filters.orUnknown.some((other) => other === group)
    if (!fitsUnknown && !filters[group].includes(value ?? '')) return false
  }
  if (!aside.includes('brand') && !isOfBrands(offer, filters)) return false
  for (const group of rangeGroups) {
    const { from = -1e15, to = 1e15, orUnknown } = filters[group]
    const isSet = filters[group].from !== undefined || filters[group].to !== undefined
    const isEuro = group === 'price' && filters.currency === 'EUR'
    const stated = isEuro ? Number(euroCents(offer.price)) / 100 : offer[group]
    const value = group === 'inspection' && stated !== null ? stated - monthOf(Date.now()) : stated
    if (aside.includes(group) || !isSet || (value === null && orUnknown)) continue
    if (value === null || value < from || value > to) return false
  }
  if (!aside.includes('hasPhotos') && filters.hasPhotos && offer.photoCount === 0) return false
  const km = filters.near && offer.town !== null ? distanceKm(filters.near.town, offer.town) : undefined
  if (!aside.includes('near') && filters.near && !(km !== undefined && km <= filters.near.km)) return false
  if (!filters.extra.every((extra) => offer.extras.includes(`|${extra}|`))) return false
  return filters.word.every((word) => holds(offer, word)) && !filters.without.some((word) => holds(offer, word))
}

/** Is it not excluded? */
export function isWanted(offer: IndexedOffer, { cars, sellers, words }: Exclusions): boolean {
  const isLeftOut = cars.includes(offer.id) || sellers.includes(offer.ownerId)
  return !isLeftOut && !words.some((word) => holds(offer, word))
}

/** The searches with one filter less, each with the dropped parameters. */
export function withOneLess(filters: SearchFilters): { params: Param[]; filters: SearchFilters }[] {
  const single = new Set(['extra', 'word', 'without'])
  const groups = Map.groupBy(filterParams(filters), ([name, value]) => {
    if (single.has(name)) return `${name}=${value}`
    return name === 'model' ? 'brand' : name.replace(/(From|To|Unknown)$/, '')
  })
  return [...groups.values()].map((params) => ({ params, filters: params.reduce(withoutParam, filters) }))
}

function isOfBrands(offer: IndexedOffer, { brand, model }: SearchFilters): boolean {
  if (brand.length + model.length === 0) return true
  if (model.includes(`${offer.brand} ${offer.modelFamily}`) && offer.modelFamily !== '') return true
  return brand.includes(offer.brand) && !model.some((name) => brandOfModel(name) === offer.brand)
}

function holds({ brand, model, description, location }: IndexedOffer, word: string): boolean {
  const own = new Set(foldedWords([brand, model, description, location].join(' ')))
  return foldedWords(word).every((one) => own.has(one))
}

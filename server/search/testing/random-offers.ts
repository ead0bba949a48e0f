import { brands, engines, transmissions } from '../../../contract/choices.ts'
import { choiceFacts, extras, type ChoiceFact } from '../../../contract/facts.ts'
import { modelFamily } from '../../../contract/model-family.ts'
import { places } from '../../../contract/places.ts'
import {
  choiceGroups,
  listGroups,
  noFilters,
  rangeGroups,
  sorts,
  unknownGroups,
  type SearchFilters,
} from '../../../contract/search.ts'
import { monthOf } from '../../../contract/months-left.ts'
import { seededChoices, type Choose } from '../../lib/seeded-random.ts'
import { type IndexedOffer } from '../engine/indexed-offer.ts'
import { type Question } from '../engine/search-engine.ts'

const families = ['320', 'Golf', 'A4', 'C 220', '']
const words = ['Full', 'история', 'с', 'climate', 'Sofiq', 'такси', 'ABS', 'кола', 'one', 'owner']
const ranges = {
  price: [0, 30],
  year: [2015, 2023],
  mileage: [0, 300],
  power: [50, 60],
  owners: [1, 3],
  keys: [1, 3],
  inspection: [0, 12],
} as const

/** Offers and questions made from a seed; with few values, so that filters match. */
export function randomMarket(seed: number) {
  const choose = seededChoices(seed)
  return { choose, offer: (id: string) => randomOffer(choose, id), question: () => randomQuestion(choose) }
}

function randomOffer(choose: Choose, id: string): IndexedOffer {
  const perhaps = <T>(value: T) => (choose.between(0, 2) === 0 ? null : value)
  const facts = Object.entries(choiceFacts).map(([fact, values]) => [fact, perhaps(choose.one<string>(values))])
  const region = choose.one(places.slice(0, 4))
  const brand = choose.one(brands.slice(0, 8))
  const price = choose.between(...ranges.price) + choose.between(0, 3) / 4
  return {
    id,
    ownerId: `owner${choose.between(0, 5)}`,
    ...(Object.fromEntries(facts) as Record<ChoiceFact, string | null>),
    brand,
    model: 'Model',
    modelFamily: modelFamily(brand, choose.one(families)),
    engine: choose.one(engines),
    transmission: choose.one(transmissions),
    region: perhaps(region.name),
    town: perhaps(choose.one(region.towns.slice(0, 3))[0]),
    description: choose.some(words, 3).join(' '),
    location: choose.one(words),
    extras: `|${choose.some(extras.slice(0, 4), choose.between(0, 3)).join('|')}|`,
    price,
    year: choose.between(...ranges.year),
    mileage: perhaps(choose.between(...ranges.mileage)),
    power: perhaps(choose.between(...ranges.power)),
    owners: perhaps(choose.between(...ranges.owners)),
    keys: perhaps(choose.between(...ranges.keys)),
    inspection: perhaps(monthOf(Date.now()) + choose.between(-3, 12)),
    photoCount: choose.between(0, 2),
    estimate: perhaps(choose.between(1, 30)),
  }
}

function randomQuestion(choose: Choose): Question {
  const filters: SearchFilters = { ...noFilters }
  const sample = randomOffer(choose, 'sample')
  const other = randomOffer(choose, 'other')
  for (const group of choose.some(choiceGroups, choose.between(0, 4))) {
    if (group === 'model') filters.model = [`${sample.brand} ${sample.modelFamily || 'Golf'}`, 'BMW Golf']
    else filters[group] = [sample[group], other[group]].filter((value) => value !== null)
  }
  filters.orUnknown = unknownGroups.filter((group) => filters[group].length > 0 && choose.between(0, 1) === 0)
  for (const group of choose.some(rangeGroups, choose.between(0, 2))) {
    const [least, most] = ranges[group]
    const from = choose.between(least, most)
    filters[group] = choose.one([{ from }, { to: from }, { from: least, to: from }, { to: from, orUnknown: true }])
  }
  for (const group of choose.some(listGroups, choose.between(0, 1))) {
    filters[group] = group === 'extra' ? choose.some(extras.slice(0, 4), 2) : choose.some(words, choose.between(1, 2))
  }
  filters.hasPhotos = choose.between(0, 3) === 0
  filters.currency = choose.one(['BGN', 'EUR'])
  if (choose.between(0, 3) === 0) filters.near = { town: 'Burgas', km: choose.one([25, 50, 100, 200]) }
  const excludes = choose.between(0, 2) === 0
  return {
    filters,
    sort: choose.one(sorts),
    after: null,
    exclusions: {
      cars: excludes ? ['car0002', 'car0004', 'absent'] : [],
      sellers: excludes ? ['owner1', 'nobody'] : [],
      words: excludes ? ['taksi'] : [],
    },
    size: 5,
  }
}

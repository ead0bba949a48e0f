import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { filterParams, readSearch, type Param, type Search } from '../../contract/search-address.ts'
import { type SearchFilters, type Understood } from '../../contract/search.ts'
import { appliedSearch, withUnderstood, type SuggestedSearch, type Suggestions } from '../../contract/suggestions.ts'
import { numbersIn, searchedAsText } from '../car-parts/read-numbers.ts'

/** A row of the panel. */
export type PanelOption =
  | { kind: 'show'; total: number }
  /** A search with other filters: the `remaining` ones of the words and the `added` ones. */
  | { kind: 'more'; search: Search; remaining: readonly Param[]; added: readonly Param[]; total: number | undefined }
  /** The dropped filters; a price is in the currency that was meant. */
  | { kind: 'fewer'; search: Search; dropped: readonly Param[]; currency: Currency; total: number }
  /** A number that was read as a price, as text. */
  | { kind: 'text'; search: Search; word: string; total: number }
  | { kind: 'car'; car: CarWithId }
  | { kind: 'save' }

/** The rows in their order. */
export function panelOptions(search: Search, suggestions: Suggestions, canSave: boolean): PanelOption[] {
  const { understood, total, completions, narrower, wider, cars } = suggestions
  const meant = withUnderstood(search.filters, understood)
  const all = filterParams(meant)
  const more = [...completions, ...(narrower ? [narrower] : [])]
  return [
    { kind: 'show', total },
    ...inOther(search, suggestions, meant),
    ...asText(appliedSearch(search, suggestions), understood),
    ...more.map((suggested) => moreOption(search, all, suggested)),
    ...(wider ? [fewerOption(search, meant, wider)] : []),
    ...cars.map((car): PanelOption => ({ kind: 'car', car })),
    ...(canSave ? [{ kind: 'save' } as const] : []),
  ]
}

/** The row without the filters that were set before, which are shown as chips. */
function moreOption(search: Search, all: readonly Param[], { params, total }: SuggestedSearch): PanelOption {
  const next = searchOf(search, params)
  const fresh = without(filterParams(next.filters), filterParams(search.filters))
  const added = without(fresh, all)
  return { kind: 'more', search: next, remaining: without(fresh, added), added, total }
}

function fewerOption(search: Search, meant: SearchFilters, { params, total }: SuggestedSearch): PanelOption {
  const next = searchOf(search, params)
  const dropped = without(filterParams(meant), filterParams(next.filters))
  return { kind: 'fewer', search: next, dropped, currency: meant.currency, total }
}

/** Amounts without a currency are read in one of both; the person may have meant the other. */
function inOther(search: Search, { understood }: Suggestions, meant: SearchFilters): PanelOption[] {
  const added = understood.map(({ param }) => param).filter(([name]) => name === 'priceFrom' || name === 'priceTo')
  if (added.length === 0 || understood.some(({ param: [name], isInLeading }) => name === 'currency' && !isInLeading))
    return []
  const filters: SearchFilters = { ...meant, currency: meant.currency === 'BGN' ? 'EUR' : 'BGN' }
  return [{ kind: 'more', search: { ...search, filters, q: '' }, remaining: [], added, total: undefined }]
}

/** A number alone that offers have in their texts may be meant as text. */
function asText(search: Search, understood: readonly Understood[]): PanelOption[] {
  return numbersIn(understood)
    .filter(({ inTexts }) => inTexts > 0)
    .map((number) => ({
      kind: 'text',
      search: searchedAsText(search, number),
      word: number.word,
      total: number.inTexts,
    }))
}

function searchOf(search: Search, params: readonly Param[]): Search {
  return { ...search, filters: readSearch(params).filters, q: '' }
}

function without(params: readonly Param[], others: readonly Param[]): Param[] {
  return params.filter(([name, value]) => !others.some((other) => other[0] === name && other[1] === value))
}

/** The filters understood from the same words, with the currency of a price. */
export interface UnderstoodWords {
  words: string
  params: readonly Param[]
  currency: Currency | undefined
  isCorrected: boolean
}

/** Groups the understood filters by their words. */
export function understoodWords(understood: readonly Understood[]): UnderstoodWords[] {
  const byWords = Map.groupBy(understood, ({ words }) => words)
  return [...byWords].map(([words, entries]) => {
    const params = entries.map(({ param }) => param)
    const currency = params.find(([name]) => name === 'currency')?.[1] as Currency | undefined
    const isCorrected = entries.some(({ corrected }) => corrected !== undefined)
    return { words, params: oneYear(params.filter(([name]) => name !== 'currency')), currency, isCorrected }
  })
}

/** "From 2012, up to 2012" is the year 2012. */
function oneYear(params: readonly Param[]): readonly Param[] {
  const [first, second] = params
  const isOne = params.length === 2 && first![0] === 'yearFrom' && second![0] === 'yearTo' && first![1] === second![1]
  return isOne ? [['year', first![1]]] : params
}

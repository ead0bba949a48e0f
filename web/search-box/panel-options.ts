import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { filterParams, readSearch, type Param, type Search } from '../../contract/search-address.ts'
import { type Understood } from '../../contract/search.ts'
import { withUnderstood, type SuggestedSearch, type Suggestions } from '../../contract/suggestions.ts'

/** A row of the panel. */
export type PanelOption =
  | { kind: 'show'; total: number }
  /** A search with other filters: those of the words that stay, and what comes to them. */
  | { kind: 'more'; search: Search; kept: readonly Param[]; added: readonly Param[]; total: number }
  | { kind: 'fewer'; search: Search; dropped: readonly Param[]; total: number }
  | { kind: 'car'; car: CarWithId }
  | { kind: 'save' }

/** The rows in their order. */
export function panelOptions(search: Search, suggestions: Suggestions, canSave: boolean): PanelOption[] {
  const { understood, total, completions, narrower, wider, cars } = suggestions
  const all = filterParams(withUnderstood(search.filters, understood))
  const more = [...completions, ...(narrower ? [narrower] : [])]
  return [
    { kind: 'show', total },
    ...more.map((suggested) => moreOption(search, all, suggested)),
    ...(wider ? [fewerOption(search, all, wider)] : []),
    ...cars.map((car): PanelOption => ({ kind: 'car', car })),
    ...(canSave ? [{ kind: 'save' } as const] : []),
  ]
}

/** What one reads: not the filters that were set before, which stand as chips. */
function moreOption(search: Search, all: readonly Param[], { params, total }: SuggestedSearch): PanelOption {
  const next = searchOf(search, params)
  const news = without(filterParams(next.filters), filterParams(search.filters))
  const added = without(news, all)
  return { kind: 'more', search: next, kept: without(news, added), added, total }
}

function fewerOption(search: Search, all: readonly Param[], { params, total }: SuggestedSearch): PanelOption {
  const next = searchOf(search, params)
  return { kind: 'fewer', search: next, dropped: without(all, filterParams(next.filters)), total }
}

function searchOf(search: Search, params: readonly Param[]): Search {
  return { ...search, filters: readSearch(params).filters, q: '' }
}

function without(params: readonly Param[], others: readonly Param[]): Param[] {
  return params.filter(([name, value]) => !others.some((other) => other[0] === name && other[1] === value))
}

/** What was understood, word by word: filters of the same words together, and the currency of a price with it. */
export interface UnderstoodWords {
  words: string
  params: readonly Param[]
  currency: Currency | undefined
  isCorrected: boolean
}

/** Groups what was understood by the words it was understood from. */
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

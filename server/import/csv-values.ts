import { engines, offeredBrands, transmissions } from '../../contract/choices.ts'
import { choiceFacts, extras, type ChoiceFact, type Extra } from '../../contract/facts.ts'
import { understand } from '../search/words/understand.ts'
import { ofParts } from './joined-words.ts'
import { buildVocabulary, type Vocabulary } from '../search/words/vocabulary.ts'

/** A column with a fixed list of values. An unknown value is never guessed. */
export type ListColumn = 'brand' | 'engine' | 'transmission' | ChoiceFact

const lists: Record<Exclude<ListColumn, 'brand'>, readonly string[]> = {
  engine: engines,
  transmission: transmissions,
  ...choiceFacts,
}

const yesOrNo = { да: 'Yes', не: 'No', true: 'Yes', false: 'No', '1': 'Yes', '0': 'No', има: 'Yes', няма: 'No' }

/** Words, in lower case, whose meaning depends on the column; all others are those of the search box. */
const words: { [Column in ListColumn]?: Record<string, string> } = {
  engine: { d: 'Diesel', д: 'Diesel', 'диз.': 'Diesel', b: 'Petrol', б: 'Petrol', 'бенз.': 'Petrol' },
  transmission: {
    auto: 'Automatic',
    'a/t': 'Automatic',
    at: 'Automatic',
    'авт.': 'Automatic',
    'автом.': 'Automatic',
    'm/t': 'Manual',
    mt: 'Manual',
    'ръчн.': 'Manual',
    'мех.': 'Manual',
  },
  doors: { '2': '2/3', '3': '2/3', '4': '4/5', '5': '4/5' },
  drive: { fwd: 'Front', rwd: 'Rear', предно: 'Front', задно: 'Rear' },
  steering: { ляв: 'Left', десен: 'Right', lhd: 'Left', rhd: 'Right' },
  condition: { употребяван: 'Used', нов: 'New', катастрофирал: 'Damaged' },
  serviceBook: yesOrNo,
  registered: yesOrNo,
  newImport: yesOrNo,
  priceKind: { да: 'Negotiable', yes: 'Negotiable', true: 'Negotiable', не: 'Fixed', no: 'Fixed', false: 'Fixed' },
  accident: { no: 'None', не: 'None', няма: 'None', yes: 'Repaired', да: 'Repaired' },
  vat: { да: 'Deductible', yes: 'Deductible', не: 'Not deductible', no: 'Not deductible' },
  seller: { частно: 'Private', dealer: 'Trader', търговец: 'Trader', автокъща: 'Trader' },
  emission: { '1': 'Euro 1', '2': 'Euro 2', '3': 'Euro 3', '4': 'Euro 4', '5': 'Euro 5', '6': 'Euro 6' },
}

/** Words for the kind of paint, not for its colour. */
const paint = /\s*(?:металик|перла|перлен|metallic|metalic|pearl)\s*/giu

/** "B.M.W.", "В М W". */
const spaced = /^(?:\p{L}[\s.]+)+\p{L}?\.?$/u

let vocabulary: Vocabulary | undefined
/** A cache of lookups, as files repeat their words. Emptied when it is full. */
const cached = new Map<string, string | undefined>()
const maxCached = 5000

/** The value of the list for a text, in any letter case, alphabet or known synonym; `undefined` when there is none. */
export function listValue(column: ListColumn, text: string): string | undefined {
  const key = `${column} ${text}`
  if (cached.has(key)) return cached.get(key)
  if (cached.size >= maxCached) cached.clear()
  const value = lookUp(column, text.trim())
  cached.set(key, value)
  return value
}

/** The extra that a word means. */
export function extraOf(text: string): Extra | undefined {
  const plain = text.toLowerCase()
  return extras.find((extra) => extra.toLowerCase() === plain) ?? (meantIn('extra', text) as Extra | undefined)
}

/** The values of a list, for a sentence. */
export function listWords(column: ListColumn): string {
  return listOf(column).join(', ')
}

function listOf(column: ListColumn): readonly string[] {
  return column === 'brand' ? offeredBrands() : lists[column]
}

function lookUp(column: ListColumn, text: string): string | undefined {
  const value = valueOf(column, text)
  if (value !== undefined) return value
  if (column === 'brand') return spaced.test(text) ? valueOf(column, text.replaceAll(/[\s.]/gu, '')) : undefined
  return column === 'engine' || column === 'transmission' ? ofParts(text, (part) => valueOf(column, part)) : undefined
}

function valueOf(column: ListColumn, text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll(/\s*\/\s*/gu, '/')
  if (plain === '') return undefined
  const listed = listOf(column).find((value) => value.toLowerCase() === plain) ?? words[column]?.[plain]
  return listed ?? meantIn(column, column === 'colour' ? plain.replace(paint, ' ') : text)
}

/** The meaning of a text to the search box, if it is a single value of this group and nothing else. */
function meantIn(group: string, text: string): string | undefined {
  // With every word as an ordinary one, no typing error is corrected.
  vocabulary ??= buildVocabulary({ has: () => true }, {})
  const [understood, ...others] = understand(text, vocabulary)
  if (!understood || others.length > 0 || understood.corrected !== undefined) return undefined
  const [name, value] = understood.param
  return name === group ? value : undefined
}

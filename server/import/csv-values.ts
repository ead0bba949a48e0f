import { brands, engines, transmissions } from '../../contract/choices.ts'
import { choiceFacts, extras, type ChoiceFact, type Extra } from '../../contract/facts.ts'
import { understand } from '../search/words/understand.ts'
import { buildVocabulary, type Vocabulary } from '../search/words/vocabulary.ts'

/** A column whose values stand in a fixed list. What is none of them is never guessed. */
export type ListColumn = 'brand' | 'engine' | 'transmission' | ChoiceFact

const lists: Record<ListColumn, readonly string[]> = {
  brand: brands,
  engine: engines,
  transmission: transmissions,
  ...choiceFacts,
}

const yesOrNo = { да: 'Yes', не: 'No', true: 'Yes', false: 'No', '1': 'Yes', '0': 'No', има: 'Yes', няма: 'No' }

/** Words that only a file's column makes clear, in small letters; all others are those of the search box. */
const words: { [Column in ListColumn]?: Record<string, string> } = {
  engine: {
    'petrol/lpg': 'Gas',
    'бензин/метан': 'Gas',
    'petrol/electric': 'Hybrid',
    'diesel/electric': 'Hybrid',
    'бензин/електро': 'Hybrid',
    'дизел/електро': 'Hybrid',
  },
  transmission: { dsg: 'Automatic', cvt: 'Automatic', tiptronic: 'Automatic', вариатор: 'Automatic' },
  doors: { '2': '2/3', '3': '2/3', '4': '4/5', '5': '4/5' },
  drive: { fwd: 'Front', rwd: 'Rear', предно: 'Front', задно: 'Rear' },
  steering: { ляв: 'Left', десен: 'Right', lhd: 'Left', rhd: 'Right' },
  condition: { употребяван: 'Used', нов: 'New', катастрофирал: 'Damaged' },
  serviceBook: yesOrNo,
  registered: yesOrNo,
  newImport: yesOrNo,
  accident: { no: 'None', не: 'None', няма: 'None', yes: 'Repaired', да: 'Repaired' },
  vat: { да: 'Deductible', yes: 'Deductible', не: 'Not deductible', no: 'Not deductible' },
  seller: { частно: 'Private', dealer: 'Trader', търговец: 'Trader', автокъща: 'Trader' },
  emission: { '1': 'Euro 1', '2': 'Euro 2', '3': 'Euro 3', '4': 'Euro 4', '5': 'Euro 5', '6': 'Euro 6' },
}

/** Of paint, not of colour. */
const paint = /\s*(?:металик|перла|перлен|metallic|metalic|pearl)\s*/giu

let vocabulary: Vocabulary | undefined
/** What was looked up: files repeat their words. Emptied when it is full. */
const known = new Map<string, string | undefined>()
const mostKnown = 5000

/** The list's value for what a file says, in any letter case, alphabet or known other word; `undefined` when it is none. */
export function listValue(column: ListColumn, text: string): string | undefined {
  const key = `${column} ${text}`
  if (known.has(key)) return known.get(key)
  if (known.size >= mostKnown) known.clear()
  const value = lookUp(column, text.trim())
  known.set(key, value)
  return value
}

/** The extra that a word of a list means. */
export function extraOf(text: string): Extra | undefined {
  const plain = text.toLowerCase()
  return extras.find((extra) => extra.toLowerCase() === plain) ?? (meantIn('extra', text) as Extra | undefined)
}

/** The values of a list, for a sentence. */
export function listWords(column: ListColumn): string {
  return lists[column].join(', ')
}

function lookUp(column: ListColumn, text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll(/\s*\/\s*/gu, '/')
  if (plain === '') return undefined
  const listed = lists[column].find((value) => value.toLowerCase() === plain) ?? words[column]?.[plain]
  return listed ?? meantIn(column, column === 'colour' ? plain.replace(paint, ' ') : text)
}

/** What the search box understands, if that is one value of this group and nothing else. */
function meantIn(group: string, text: string): string | undefined {
  // Nothing is taken for a typing error.
  vocabulary ??= buildVocabulary({ has: () => true }, {})
  const [understood, ...others] = understand(text, vocabulary)
  if (!understood || others.length > 0 || understood.corrected !== undefined) return undefined
  const [name, value] = understood.param
  return name === group ? value : undefined
}

import { brandAliases, knownModels } from './known-models.ts'
import { foldedWords, foldWord } from './fold.ts'
import { latinForms } from './model-letters.ts'

const maxLength = 30
/** Words that need the next one to name a model. */
const openings = new Set(['model', 'grand', 'santa', 'land', 'range', 'town', 'eclipse', 'monte', 'id'])
const classes = new Set('a b c e g r s t v x cl cla clc clk cls gl gla glb glc gle glk gls ml sl slc slk'.split(' '))
const series = /^(?:seri(?:es|e|ia|a)([1-8])|([1-8])(?:ta|va|ma|ra)?(?:er|seri(?:es|e|ia|a)|ka)?)$/
const ordinals = ['parva', 'vtora', 'treta', 'chetvarta', 'peta', 'shesta', 'sedma', 'osma']

/**
 * The family of a model, as filters and estimates group models: `320` of "320d Touring", `Golf` of "GOLF 7 Variant", `C
 * 220` of "C220CDI", `X6` of "BMW Х-6". Ignores alphabet, spaces, hyphens and repeated brands. The family of a family
 * is itself. Empty when nothing is left.
 */
export function modelFamily(brand: string, model: string): string {
  const name = `${brand}\n${model}`
  const seen = families.get(name)
  if (seen !== undefined) return seen
  if (families.size >= maxFamilies) families.clear()
  const family = settledFamily(brand, model)
  families.set(name, family)
  return family
}

/**
 * Whether the family is recognised without any offer: in `contract/known-models.ts`, or a number of BMW or
 * Mercedes-Benz.
 */
export function isKnownFamily(brand: string, family: string): boolean {
  if (brand === 'BMW' && /^M?[1-8]\d\d$/.test(family)) return true
  if (brand === 'Mercedes-Benz' && /^(?:[A-Z]{1,3} (?:Class|\d{2,3})|[1-6]\d\d)$/.test(family)) return true
  return tableOf(brand).names.has(keyOf(family))
}

/** Families by brand and model, cached because thousands of searches test one offer. Emptied when full. */
const families = new Map<string, string>()
const maxFamilies = 5000

/** Repeats until nothing changes: letters of rare scripts may fold further inside another word. */
function settledFamily(brand: string, model: string): string {
  let family = familyOf(brand, model)
  for (let turn = 0; turn < 5; turn += 1) {
    const again = familyOf(brand, family)
    if (again === family) break
    family = again
  }
  return family
}

function familyOf(brand: string, model: string): string {
  const words = withoutBrand(brand, wordsOf(model))
  if (words.length === 0) return ''
  return known(brand, words) ?? ofBrand(brand, words) ?? unknown(words)
}

/** The words of a model in lower case without accents. */
function wordsOf(model: string): string[] {
  const plain = model
    .normalize('NFKD')
    // The capital ß must become small before it becomes two letters.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words without the brand: "BMW 320", "Mazda3". */
function withoutBrand(brand: string, words: string[]): string[] {
  const [first, ...others] = words
  if (first === undefined) return words
  const { brands } = tableOf(brand)
  const isBrand = (word: string) => latinForms(word).some((form) => brands.has(foldWord(form)))
  if (isBrand(first)) return withoutBrand(brand, others)
  const letters = /^\p{L}+/u.exec(first)?.[0] ?? ''
  const rest = first.slice(letters.length)
  return letters.length > 2 && rest !== '' && isBrand(letters) ? [rest, ...others] : words
}

/**
 * The longest known model that the words begin with, by words, then by runs of letters and digits of the first word.
 */
function known(brand: string, words: string[]): string | undefined {
  const { names, sounds } = tableOf(brand)
  for (let count = Math.min(4, words.length); count >= 1; count -= 1) {
    for (const key of joined(words.slice(0, count))) {
      const found = names.get(key) ?? sounds.get(foldWord(key))
      if (found !== undefined) return found
    }
  }
  for (const key of headsOf(words)) {
    const runs = key.match(/\d+|\D+/gu) ?? []
    for (let count = runs.length - 1; count >= 1; count -= 1) {
      const found = names.get(runs.slice(0, count).join(''))
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** The series of a BMW, the class and number of a Mercedes-Benz. */
function ofBrand(brand: string, words: string[]): string | undefined {
  for (let count = Math.min(3, words.length); count >= 1; count -= 1) {
    for (const key of joined(words.slice(0, count))) {
      const found = brand === 'BMW' ? seriesOf(key) : brand === 'Mercedes-Benz' ? classOf(key) : undefined
      if (found !== undefined) return found
    }
  }
  return undefined
}

function seriesOf(key: string): string | undefined {
  const match = series.exec(foldWord(key)) ?? series.exec(key)
  const number = match?.[1] ?? match?.[2] ?? ordinals.findIndex((word) => key === `${word}seria`) + 1
  return number === 0 ? /^([1-8]\d\d)[a-z]*$/.exec(key)?.[1] : `${number} Series`
}

function classOf(key: string): string | undefined {
  const [, letters = '', number = ''] = /^([a-z]{1,3}?)(?:clas+e?|klas+[ea]?|(\d{2,3})[a-z]*)?$/.exec(key) ?? []
  if (!classes.has(letters)) return undefined
  return `${letters.toUpperCase()} ${number === '' ? 'Class' : number}`
}

/** The family of an unlisted model: letters with the number behind them, or one word, or two. */
function unknown(words: string[]): string {
  const [head = ''] = headsOf(words)
  const [, letters, number] = /^([a-z]{0,4})(\d+)[a-z]{0,4}$/.exec(head) ?? []
  if (number !== undefined) return `${letters!.toUpperCase()}${number}`.slice(0, maxLength)
  const [first = '', second] = words.map((word) => latinForms(word)[0]!)
  const needsMore = second !== undefined && (Array.from(first).length <= 1 || openings.has(first))
  const name = needsMore ? `${shown(first)} ${shown(second)}` : shown(first)
  return name.slice(0, maxLength).trim()
}

function shown(word: string): string {
  const [first = '', ...others] = Array.from(word)
  const isShort = others.length < 3 || /\d/.test(word)
  return isShort ? word.toUpperCase() : first.toUpperCase() + others.join('')
}

/** The Latin forms of the first word; "xc" and "90" count as one word. */
function headsOf(words: string[]): string[] {
  const [first = '', second = ''] = words
  const isApart = /^\p{L}{1,3}$/u.test(first) && /^\d/.test(second)
  return isApart ? joined([first, second]) : latinForms(first)
}

/** The words joined, in each combination of their Latin forms. */
function joined(words: string[]): string[] {
  return words.map(latinForms).reduce((starts, forms) => starts.flatMap((start) => forms.map((form) => start + form)))
}

function keyOf(name: string): string {
  return wordsOf(name).join('')
}

interface Table {
  names: ReadonlyMap<string, string>
  sounds: ReadonlyMap<string, string>
  brands: ReadonlySet<string>
}

const tables = new Map<string, Table>()

/** The models of a brand by spelling and by sound. */
function tableOf(brand: string): Table {
  const seen = tables.get(brand)
  if (seen) return seen
  const names = new Map<string, string>()
  const sounds = new Map<string, string>()
  for (const { name, others } of modelsOf(brand)) {
    names.set(keyOf(name), name)
    // Short names are found by spelling only: "IS" and "ИС" are the same, "XE" and "ксе" are not.
    const bySound = keyOf(name).length > 3 ? [name, ...others] : others
    for (const one of bySound) sounds.set(foldWord(foldedWords(one).join('')), name)
  }
  const aliases = (brandAliases as Partial<Record<string, string>>)[brand] ?? ''
  const table = { names, sounds, brands: new Set([brand, ...foldedWords(brand), ...foldedWords(aliases)]) }
  tables.set(brand, table)
  return table
}

/** The known models of a brand with alternative spellings. */
export function modelsOf(brand: string): { name: string; others: string[] }[] {
  const entry = (knownModels as Partial<Record<string, string>>)[brand] ?? ''
  return entry.split(', ').flatMap((model) => {
    const [name = '', others] = model.split('=')
    return name === '' ? [] : [{ name, others: others?.split('/') ?? [] }]
  })
}

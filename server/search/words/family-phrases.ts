import { phrasesOf, phraseWords } from './phrases.ts'
import { type Collector, type FamilyMeaning } from './meanings.ts'
import { isKnownFamily } from '../../../contract/model-family.ts'
import { type OrdinaryWords } from './ordinary-words.ts'
import { familyWords, ordinaryFamilies } from './word-table.ts'

const lengths = { minLength: 6, twoErrorsFrom: 10 }

const ordinary = new Set(phrasesOf(ordinaryFamilies))
const otherNames = new Map(Object.entries(familyWords).map(([family, entry]) => [keyOf(family), phrasesOf(entry)]))

/** Adds the families of the market by their names, joined and split ("C-HR", "chr", "x 5"), and by their nicknames. */
export function addFamilies(
  to: Collector,
  models: Readonly<Record<string, readonly string[]>>,
  plain: OrdinaryWords,
): void {
  for (const [brand, families] of Object.entries(models)) {
    for (const family of families) {
      if (keyOf(family) === '') continue
      const needsBrand = needsItsBrand(family) || (!isKnownFamily(brand, family) && plain.has(family))
      const own: FamilyMeaning = {
        kind: 'family',
        brand,
        family,
        needsBrand,
        isGuess: false,
      }
      const members = membersOf(brand, family, families)
      const meaning = members.length > 0 ? { ...own, members } : own
      to.correctable(family, meaning, lengths)
      const others = otherNames.get(keyOf(family)) ?? []
      for (const name of others) to.correctable(name, meaning, lengths)
      for (const name of joined(family)) to.phrase(name, { ...meaning, needsBrand: needsBrand || !/\d/.test(name) })
      for (const name of [family, ...joined(family), ...others].flatMap(split)) to.phrase(name, meaning)
      for (const name of spokenNames(brand, family)) to.phrase(name, meaning)
      for (const name of nicknames(brand, family)) to.phrase(name, { ...meaning, needsBrand: true, isGuess: true })
      for (const name of engineNames(brand, family)) to.phrase(name, { ...own, needsBrand: true, isGuess: true })
    }
  }
}

/** Numbers, words of up to two letters ("TT", "Up") and ordinary words need their brand to mean a car, "A4" never. */
function needsItsBrand(family: string): boolean {
  const key = keyOf(family)
  if (/^\d+$/.test(key)) return true
  return /^[a-z]\d$/.test(key) ? false : key.length <= 2 || ordinary.has(family.toLowerCase())
}

/** "C-HR" as "chr", "C 220" as "c220". */
function joined(family: string): string[] {
  const words = family.split(/[^\p{L}\p{N}]+/u)
  return words.length > 1 && words.join('').length <= 4 ? [words.join('')] : []
}

/** "A4" as "a 4". */
function split(family: string): string[] {
  const parts = /^(\p{L}{1,3})(\d{1,3})$/u.exec(family)
  return parts ? [`${parts[1]} ${parts[2]}`] : []
}

/** The families of a series or class that are named after their engines. */
function membersOf(brand: string, family: string, families: readonly string[]): string[] {
  const series = brand === 'BMW' ? seriesOf(family) : undefined
  const letters = brand === 'Mercedes-Benz' ? classOf(family) : undefined
  if (series !== undefined) return families.filter((other) => new RegExp(`^${series}\\d\\d$`, 'u').test(other))
  if (letters === undefined) return []
  return families.filter((other) => new RegExp(`^${letters} \\d{2,3}$`, 'iu').test(other))
}

const sizesOfBmw = ['16', '18', '20', '23', '25', '28', '30', '35', '40', '45', '50']
const sizesOfMercedes = [150, 160, 180, 200, 220, 230, 240, 250, 270, 280, 300, 320, 350, 400, 420, 430, 450, 500]

/** "Серия 3" of "3 Series", "ц класа" of "C Class". */
function spokenNames(brand: string, family: string): string[] {
  const series = brand === 'BMW' ? seriesOf(family) : undefined
  if (series !== undefined) return [`серия ${series}`, `${series} серия`, `series ${series}`, `${series} series`]
  const letters = brand === 'Mercedes-Benz' ? classOf(family) : undefined
  return spelled(letters).flatMap((name) => [
    `${name} класа`,
    `${name} class`,
    `${name} klasse`,
    `класа ${name}`,
    ...(name.length > 2 ? [name] : []),
  ])
}

/** "3-ка" and "5-ица" of a BMW. */
function nicknames(brand: string, family: string): string[] {
  const series = brand === 'BMW' ? seriesOf(family) : undefined
  return series === undefined ? [] : ['ка', 'ица'].flatMap((ending) => [`${series}${ending}`, `${series} ${ending}`])
}

/** "320" and "C 220" in a market that has only "3 Series" and "C Class". */
function engineNames(brand: string, family: string): string[] {
  const series = brand === 'BMW' ? seriesOf(family) : undefined
  if (series !== undefined) return sizesOfBmw.map((size) => series + size)
  if (brand !== 'Mercedes-Benz') return []
  const letters = classOf(family)
  // The S class has no small engines.
  const sizes = letters === 's' ? sizesOfMercedes.filter((size) => size >= 280) : sizesOfMercedes
  return spelled(letters).flatMap((name) => [
    ...(name.length === 2 ? [name] : []),
    ...sizes.flatMap((size) => [name + size, `${name} ${size}`]),
  ])
}

function seriesOf(family: string): string | undefined {
  return /^(\d) Series$/iu.exec(family)?.[1]
}

function classOf(family: string): string | undefined {
  return /^([A-Z]{1,3}) Class$/iu.exec(family)?.[1]?.toLowerCase()
}

/** The letters of a class, and in Bulgarian: "глц". */
function spelled(letters: string | undefined): string[] {
  if (letters === undefined) return []
  return letters.length > 1 && letters.includes('c') ? [letters, letters.replace('c', 'ц')] : [letters]
}

function keyOf(name: string): string {
  return phraseWords(name).join('')
}

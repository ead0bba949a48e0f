import { phrasesOf, phraseWords } from './phrases.ts'
import { type Collector, type FilterMeaning } from './meanings.ts'
import { familyWords, ordinaryFamilies } from './word-table.ts'

const lengths = { minLength: 6, twoErrorsFrom: 10 }

const ordinary = new Set(phrasesOf(ordinaryFamilies))
const otherNames = new Map(Object.entries(familyWords).map(([family, entry]) => [keyOf(family), phrasesOf(entry)]))

/** Families of the market by their names, together and apart ("C-HR", "chr", "x 5"), and by what people call them. */
export function addFamilies(to: Collector, models: Readonly<Record<string, readonly string[]>>): void {
  for (const [brand, families] of Object.entries(models)) {
    for (const family of families) {
      if (keyOf(family) === '') continue
      const needsBrand = needsItsBrand(family)
      const meaning: FilterMeaning = { kind: 'family', brand, family, needsBrand, isGuess: false }
      to.correctable(family, meaning, lengths)
      for (const name of otherNames.get(keyOf(family)) ?? []) to.correctable(name, meaning, lengths)
      for (const name of [...together(family), ...apart(family)]) to.phrase(name, { ...meaning, needsBrand: true })
      for (const name of spokenNames(brand, family)) to.phrase(name, meaning)
      for (const name of engineNames(brand, family)) to.phrase(name, { ...meaning, needsBrand: true, isGuess: true })
    }
  }
}

/** Numbers, words of one or two letters ("TT", "Up") and ordinary words mean a car only beside its brand; "A4" always. */
function needsItsBrand(family: string): boolean {
  const key = keyOf(family)
  if (/^\d+$/.test(key)) return true
  return /^[a-z]\d$/.test(key) ? false : key.length <= 2 || ordinary.has(family.toLowerCase())
}

/** "C-HR" as "chr", "C 220" as "c220". */
function together(family: string): string[] {
  const words = family.split(/[^\p{L}\p{N}]+/u)
  return words.length > 1 && words.join('').length <= 4 ? [words.join('')] : []
}

/** "A4" as "a 4". */
function apart(family: string): string[] {
  const parts = /^([A-Z]{1,3})(\d{1,3})$/iu.exec(family)
  return parts ? [`${parts[1]} ${parts[2]}`] : []
}

const sizesOfBmw = ['16', '18', '20', '23', '25', '28', '30', '35', '40', '45', '50']
const sizesOfMercedes = [150, 160, 180, 200, 220, 230, 240, 250, 270, 280, 300, 320, 350, 400, 420, 430, 450, 500]

/** "Серия 3" of "3 Series", "ц класа" of "C Class". */
function spokenNames(brand: string, family: string): string[] {
  const series = brand === 'BMW' ? seriesOf(family) : undefined
  if (series !== undefined) return [`серия ${series}`, `${series} серия`, `series ${series}`]
  const letters = brand === 'Mercedes-Benz' ? classOf(family) : undefined
  return spelled(letters).flatMap((name) => [
    `${name} класа`,
    `${name} class`,
    `класа ${name}`,
    ...(name.length > 2 ? [name] : []),
  ])
}

/** Markets that know only "3 Series" and "C Class" find them by "320" and "C 220". */
function engineNames(brand: string, family: string): string[] {
  const series = brand === 'BMW' ? seriesOf(family) : undefined
  if (series !== undefined) return [...sizesOfBmw.map((size) => series + size), `${series}ка`, `${series} ка`]
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

/** The letters of a class, and as they are said: "глц". */
function spelled(letters: string | undefined): string[] {
  if (letters === undefined) return []
  return letters.length > 1 && letters.includes('c') ? [letters, letters.replace('c', 'ц')] : [letters]
}

function keyOf(name: string): string {
  return phraseWords(name).join('')
}

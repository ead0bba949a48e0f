import { foldWord } from './fold.ts'

/** Cyrillic letters by the Latin letter they look like; "ц" is the C of "ц класа". */
// prettier-ignore
const cyrillic: Record<string, string> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ц: 'c', і: 'i', ј: 'j', ѕ: 's',
}

/** Greek letters by the Latin letter they look like. */
// prettier-ignore
const greek: Record<string, string> = {
  α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x',
}

/** A lower-case word with its Cyrillic and Greek letters replaced by Latin lookalikes. */
export function byLook(word: string): string {
  return replaced(replaced(word, greek), cyrillic)
}

function replaced(word: string, letters: Record<string, string>): string {
  return Array.from(word, (letter) => letters[letter] ?? letter).join('')
}

/**
 * The Latin forms of a lower-case word of a model, the likeliest first: "х6" looks like x6, "рав4" sounds like rav4; a
 * word that mixes alphabets ("вмw") was typed by look.
 */
export function latinForms(word: string): string[] {
  if (!/\p{Script=Cyrillic}/u.test(word)) return [byLook(word)]
  const look = byLook(word)
  if (/[a-z]/.test(word)) return [look]
  const sound = foldWord(replaced(word, greek))
  if (/\p{Script=Cyrillic}/u.test(look)) return [sound]
  return /\d/.test(word) || word.length <= 3 ? [look, sound] : [sound, look]
}

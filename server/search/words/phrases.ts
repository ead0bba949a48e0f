import { foldedWords } from '../../../contract/fold.ts'

/** The phrases of an entry in the table of words: "чер+ен/на" is "черен" and "черна". */
export function phrasesOf(entry: string): string[] {
  return entry.split(', ').flatMap((phrase) => {
    let spelled = ['']
    for (const word of phrase.split(' ')) {
      const [stem = '', endings = ''] = word.split('+')
      const forms = /\p{L}/u.test(stem) ? endings.split('/').map((ending) => stem + ending) : [word]
      spelled = spelled.flatMap((start) => forms.map((form) => (start === '' ? form : `${start} ${form}`)))
    }
    return [...new Set(spelled)]
  })
}

/** The words of a phrase in their common form; a sign counts as a word. */
export function phraseWords(phrase: string): string[] {
  const words = foldedWords(phrase)
  return words.length > 0 ? words : [phrase]
}

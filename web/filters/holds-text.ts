import { foldedWords } from '../../contract/fold.ts'

/** Whether a name contains the sought text, in Latin or Cyrillic letters. */
export function holdsText(name: string, sought: string): boolean {
  return foldedWords(name).join(' ').includes(foldedWords(sought).join(' '))
}

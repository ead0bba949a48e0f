import { foldedWords } from '../../contract/fold.ts'

/** Is what somebody looks for in a name, in whatever letters? */
export function holdsText(name: string, sought: string): boolean {
  return foldedWords(name).join(' ').includes(foldedWords(sought).join(' '))
}

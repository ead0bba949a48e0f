import { join } from 'node:path'
import { type Language } from '../../contract/language.ts'

/** The folder of a language's build in the folder of the built pages. */
export function languageFolder(pages: string, language: Language): string {
  return join(pages, language)
}

import { type Language } from '../../contract/language.ts'
import * as bg from './bg.ts'
import * as en from './en.ts'

/** Texts of server-made pages and letters in one language. */
export type Texts = typeof en

/** The texts of each language. */
export const catalogues: Record<Language, Texts> = { en, bg }

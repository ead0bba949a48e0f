import { type Services } from '../api/services.ts'
import { type AccountLetters } from './account-letters.ts'

/** What calls about accounts share. */
export interface AccountServices extends Services {
  /** The letters to owners of accounts; `null` where none are sent. */
  letters: AccountLetters | null
  /** The path of the page on which a person contests their suspension; undefined when no case led to it. */
  appealOf: (userId: string) => Promise<string | undefined>
}

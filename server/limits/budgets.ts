import { type ErrorCode } from '../../contract/errors.ts'

/** At most `points` in `seconds`. */
export interface Budget {
  points: number
  seconds: number
  code: ErrorCode
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What one account, one address or one device may do, each row a budget of its own (OWASP ASVS 5.0, 2.4 and 6.3). */
export const budgets = {
  loginPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  loginPerKnownDevice: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  loginPerAddress: { points: 25, seconds: 5 * minute, code: 'tooManyTries' },
  registerPerAddress: { points: 5, seconds: 30 * minute, code: 'tooManyTries' },
  recoveryPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  recoveryPerAddress: { points: 25, seconds: 5 * minute, code: 'tooManyTries' },
  resetMailPerAccount: { points: 3, seconds: hour, code: 'tooManyTries' },
  resetMailPerAddress: { points: 10, seconds: hour, code: 'tooManyTries' },
  passwordPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  telephonePerDay: { points: 15, seconds: day, code: 'tooManyRequests' },
  archivePerDay: { points: 3, seconds: day, code: 'tooManyRequests' },
  offerPerHour: { points: 60, seconds: hour, code: 'tooManyRequests' },
  offerPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
  offerChangePerHour: { points: 600, seconds: hour, code: 'tooManyRequests' },
  vinPerDay: { points: 30, seconds: day, code: 'tooManyRequests' },
  settingsPerHour: { points: 60, seconds: hour, code: 'tooManyRequests' },
  personalPerHour: { points: 600, seconds: hour, code: 'tooManyRequests' },
  commentPerMinute: { points: 20, seconds: minute, code: 'tooManyRequests' },
  commentPerHour: { points: 200, seconds: hour, code: 'tooManyRequests' },
  messagePerMinute: { points: 30, seconds: minute, code: 'tooManyRequests' },
  newRecipientPerHour: { points: 20, seconds: hour, code: 'tooManyRequests' },
  followPerMinute: { points: 30, seconds: minute, code: 'tooManyRequests' },
  followPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
  photoPerHalfHour: { points: 120, seconds: 30 * minute, code: 'tooManyRequests' },
  photoPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
} as const satisfies Record<string, Budget>

/** What may be asked for at all; spent by every call, so counted without asking the store. */
export const callBudgets = {
  callPerPerson: { points: 1500, seconds: 5 * minute, code: 'tooManyRequests' },
  callPerAddress: { points: 300, seconds: 5 * minute, code: 'tooManyRequests' },
  profilePerHour: { points: 1000, seconds: hour, code: 'tooManyRequests' },
} as const satisfies Record<string, Budget>

/** The name of a budget. */
export type BudgetName = keyof typeof budgets | keyof typeof callBudgets

import { longestList, newcomers } from '../../contract/limits.ts'
import { type ErrorCode } from '../../contract/errors.ts'

/** At most `points` in `seconds`. */
export interface RateLimit {
  points: number
  seconds: number
  code: ErrorCode
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Limits per account, address or device, each row counted separately (OWASP ASVS 5.0, 2.4 and 6.3). */
export const limitTable = {
  loginPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  loginPerKnownDevice: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  loginPerAddress: { points: 25, seconds: 5 * minute, code: 'tooManyTries' },
  registerPerAddress: { points: 5, seconds: 30 * minute, code: 'tooManyTries' },
  recoveryPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  recoveryPerAddress: { points: 25, seconds: 5 * minute, code: 'tooManyTries' },
  resetMailPerAccount: { points: 3, seconds: hour, code: 'tooManyTries' },
  resetMailPerAddress: { points: 10, seconds: hour, code: 'tooManyTries' },
  passwordPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  factorPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  factorPerKnownDevice: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  passkeyPerAddress: { points: 60, seconds: 5 * minute, code: 'tooManyTries' },
  emailLetterPerDay: { points: 10, seconds: day, code: 'tooManyTries' },
  telephonePerDay: { points: 15, seconds: day, code: 'tooManyRequests' },
  newcomerTelephonePerDay: { points: 5, seconds: day, code: 'tooManyRequests' },
  telephonePerAddress: { points: 60, seconds: day, code: 'tooManyRequests' },
  archivePerDay: { points: 3, seconds: day, code: 'tooManyRequests' },
  offerPerHour: { points: 60, seconds: hour, code: 'tooManyRequests' },
  offerPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
  offerChangePerHour: { points: 600, seconds: hour, code: 'tooManyRequests' },
  hiddenChangePerHour: { points: 10, seconds: hour, code: 'tooManyRequests' },
  renewalPerHour: { points: 20, seconds: hour, code: 'tooManyRequests' },
  vinPerDay: { points: 60, seconds: day, code: 'tooManyRequests' },
  settingsPerHour: { points: 60, seconds: hour, code: 'tooManyRequests' },
  noticeSettingsPerHour: { points: 200, seconds: hour, code: 'tooManyRequests' },
  pushPerHour: { points: 100, seconds: hour, code: 'tooManyRequests' },
  personalPerHour: { points: 600, seconds: hour, code: 'tooManyRequests' },
  commentPerMinute: { points: 20, seconds: minute, code: 'tooManyRequests' },
  commentPerHour: { points: 200, seconds: hour, code: 'tooManyRequests' },
  newcomerPause: { points: 1, seconds: newcomers.pauseSeconds, code: 'newcomerPause' },
  newcomerDay: { points: newcomers.comments, seconds: day, code: 'newcomerDay' },
  messagePerMinute: { points: 30, seconds: minute, code: 'tooManyRequests' },
  newRecipientPerHour: { points: 20, seconds: hour, code: 'tooManyRequests' },
  newcomersToOnePerDay: { points: 20, seconds: day, code: 'noAnswerYet' },
  priceOfferPerHour: { points: 20, seconds: hour, code: 'tooManyRequests' },
  priceOfferPerDay: { points: 60, seconds: day, code: 'tooManyRequests' },
  viewingPerHour: { points: 20, seconds: hour, code: 'tooManyRequests' },
  viewingPerDay: { points: 60, seconds: day, code: 'tooManyRequests' },
  handoverCodePerHour: { points: 20, seconds: hour, code: 'tooManyRequests' },
  handoverTryPerHour: { points: 20, seconds: hour, code: 'tooManyTries' },
  dealStepPerHour: { points: 120, seconds: hour, code: 'tooManyRequests' },
  reportPerDay: { points: 20, seconds: day, code: 'tooManyRequests' },
  reportPerAddress: { points: 10, seconds: hour, code: 'tooManyRequests' },
  newcomerReportPerAddress: { points: 40, seconds: hour, code: 'tooManyRequests' },
  reportLetterPerDay: { points: 3, seconds: day, code: 'tooManyRequests' },
  appealPerHour: { points: 20, seconds: hour, code: 'tooManyRequests' },
  followPerMinute: { points: 30, seconds: minute, code: 'tooManyRequests' },
  followPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
  photoPerHalfHour: { points: 120, seconds: 30 * minute, code: 'tooManyRequests' },
  photoPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
} as const satisfies Record<string, RateLimit>

/** Limits of what many calls consume, counted in memory; all processes count together. */
export const callLimitTable = {
  callPerPerson: { points: 1500, seconds: 5 * minute, code: 'tooManyRequests' },
  callPerAddress: { points: 300, seconds: 5 * minute, code: 'tooManyRequests' },
  messageSearchPerMinute: { points: 60, seconds: minute, code: 'tooManyRequests' },
  conversationSearchPerMinute: { points: 120, seconds: minute, code: 'tooManyRequests' },
  typingPerMinute: { points: 60, seconds: minute, code: 'tooManyRequests' },
  estimatePerHour: { points: 600, seconds: hour, code: 'tooManyRequests' },
  profilePerHour: { points: 1000, seconds: hour, code: 'tooManyRequests' },
  profilePerAddress: { points: 10_000, seconds: hour, code: 'tooManyRequests' },
  listedPersonPerHour: { points: longestList, seconds: hour, code: 'tooManyRequests' },
  unansweredPerHour: { points: 60, seconds: hour, code: 'noAnswerYet' },
  unansweredPerDay: { points: 120, seconds: day, code: 'noAnswerYet' },
} as const satisfies Record<string, RateLimit>

/** The name of a limit. */
export type RateLimitName = keyof typeof limitTable | keyof typeof callLimitTable

/** Whether this is the name of a limit. */
export function isRateLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(limitTable, name) || Object.hasOwn(callLimitTable, name)
}

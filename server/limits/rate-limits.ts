import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type ErrorCode } from '../../contract/errors.ts'
import { fail } from '../errors.ts'

interface Budget {
  /** At most `points` in `seconds`. */
  points: number
  seconds: number
  code: ErrorCode
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What one account or one address may do, each row a budget of its own (OWASP ASVS 5.0, 2.4 and 6.3). */
const budgets = {
  loginPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  loginPerAddress: { points: 25, seconds: 5 * minute, code: 'tooManyTries' },
  registerPerAddress: { points: 5, seconds: 30 * minute, code: 'tooManyTries' },
  recoveryPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  recoveryPerAddress: { points: 25, seconds: 5 * minute, code: 'tooManyTries' },
  resetMailPerAccount: { points: 3, seconds: hour, code: 'tooManyTries' },
  resetMailPerAddress: { points: 10, seconds: hour, code: 'tooManyTries' },
  telephonePerDay: { points: 15, seconds: day, code: 'tooManyRequests' },
  archivePerDay: { points: 3, seconds: day, code: 'tooManyRequests' },
  passwordPerAccount: { points: 10, seconds: 15 * minute, code: 'tooManyTries' },
  commentPerMinute: { points: 20, seconds: minute, code: 'tooManyRequests' },
  commentPerHour: { points: 200, seconds: hour, code: 'tooManyRequests' },
  messagePerMinute: { points: 30, seconds: minute, code: 'tooManyRequests' },
  followPerMinute: { points: 30, seconds: minute, code: 'tooManyRequests' },
  followPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
  photoPerHalfHour: { points: 120, seconds: 30 * minute, code: 'tooManyRequests' },
  photoPerDay: { points: 400, seconds: day, code: 'tooManyRequests' },
} as const satisfies Record<string, Budget>

/** The name of a budget. */
export type BudgetName = keyof typeof budgets

/** Counts what each account and address does. */
export interface RateLimits {
  /** Spends one of a budget; fails with its code and the seconds to wait when nothing is left. */
  spend(name: BudgetName, who: string): Promise<void>
  /** Gives back what was spent, as after a login that succeeded. */
  forget(name: BudgetName, who: string): Promise<void>
}

/** Limits that count in this process. */
export function countingLimits(): RateLimits {
  const limiters = new Map(
    Object.entries(budgets).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  )
  return {
    async spend(name, who) {
      const limiter = limiters.get(name)
      const spent = await limiter?.penalty(who)
      const { points, code } = budgets[name]
      if (spent && spent.consumedPoints > points) {
        fail(code, { retryAfterSeconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })
      }
    },
    async forget(name, who) {
      await limiters.get(name)?.delete(who)
    },
  }
}

/** No limits, for tests and benchmarks that run from one address. */
export const noLimits: RateLimits = { spend: async () => {}, forget: async () => {} }

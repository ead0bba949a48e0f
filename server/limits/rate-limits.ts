import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { fail } from '../lib/errors.ts'
import { limitTable, callLimitTable, type RateLimit, type RateLimitName } from './limit-table.ts'
import { networkOf } from '../lib/network-of.ts'

/** Rate limits by account and address. */
export interface RateLimits {
  /**
   * Consumes one of a limit; `who` is an id, or the caller's address. Fails with the limit's code and the seconds to
   * wait when it is exhausted.
   */
  consume(name: RateLimitName, who: string): Promise<void>
  /** Refunds a consumed one, as after a successful login. */
  refund(name: RateLimitName, who: string): Promise<void>
}

/** Creates the counter of a limit. */
export type MakeLimiter = (name: string, limit: RateLimit) => RateLimiterAbstract

const allLimits: Record<RateLimitName, RateLimit> = { ...limitTable, ...callLimitTable }

/** Counts in the memory of this process. */
export const inMemory: MakeLimiter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Counts rare actions with `makeLimiter`, and calls in memory; `onCall` reports those to other processes. */
export class CountingLimits implements RateLimits {
  readonly #limiters: Map<string, RateLimiterAbstract>
  readonly #onCall: ((name: RateLimitName, who: string) => void) | undefined

  constructor({
    makeLimiter = inMemory,
    onCall,
  }: { makeLimiter?: MakeLimiter; onCall?: (name: RateLimitName, who: string) => void } = {}) {
    this.#limiters = new Map([
      ...Object.entries(limitTable).map(([name, limit]) => [name, makeLimiter(name, limit)] as const),
      ...Object.entries(callLimitTable).map(([name, limit]) => [name, inMemory(name, limit)] as const),
    ])
    this.#onCall = onCall
  }

  async consume(name: RateLimitName, who: string): Promise<void> {
    const limit = allLimits[name]
    const counted = name.endsWith('PerAddress') ? networkOf(who) : who
    const result = await this.#limiter(name).penalty(counted)
    if (name in callLimitTable) this.#onCall?.(name, counted)
    if (result.consumedPoints > limit.points) {
      fail(limit.code, { retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) })
    }
  }

  async refund(name: RateLimitName, who: string): Promise<void> {
    await this.#limiter(name).reward(who)
  }

  /** Adds what another process counted. */
  async countFromElsewhere(name: RateLimitName, who: string, points: number): Promise<void> {
    await this.#limiter(name).penalty(who, points)
  }

  #limiter(name: RateLimitName): RateLimiterAbstract {
    const limiter = this.#limiters.get(name)
    if (!limiter) throw new Error(`No limit ${name}`)
    return limiter
  }
}

/** Never limits, for tests and benchmarks that run from one address. */
export const noLimits: RateLimits = { consume: async () => {}, refund: async () => {} }

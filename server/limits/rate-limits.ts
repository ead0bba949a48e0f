import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible'
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
  /** Counts some more of a limit without refusing them, where only an answer says how many it takes. */
  count(name: RateLimitName, who: string, points: number): Promise<void>
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
  readonly #onCall: ((name: RateLimitName, who: string, points: number) => void) | undefined

  constructor({
    makeLimiter = inMemory,
    onCall,
  }: { makeLimiter?: MakeLimiter; onCall?: (name: RateLimitName, who: string, points: number) => void } = {}) {
    this.#limiters = new Map([
      ...Object.entries(limitTable).map(([name, limit]) => [name, makeLimiter(name, limit)] as const),
      ...Object.entries(callLimitTable).map(([name, limit]) => [name, inMemory(name, limit)] as const),
    ])
    this.#onCall = onCall
  }

  async consume(name: RateLimitName, who: string): Promise<void> {
    const limit = allLimits[name]
    const result = await this.#spend(name, who, 1)
    if (result.consumedPoints > limit.points) {
      fail(limit.code, { retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) })
    }
  }

  async count(name: RateLimitName, who: string, points: number): Promise<void> {
    if (points > 0) await this.#spend(name, who, points)
  }

  async refund(name: RateLimitName, who: string): Promise<void> {
    await this.#limiter(name).reward(who)
  }

  /** Adds what another process counted. */
  async countFromElsewhere(name: RateLimitName, who: string, points: number): Promise<void> {
    await this.#limiter(name).penalty(who, points)
  }

  #spend(name: RateLimitName, who: string, points: number): Promise<RateLimiterRes> {
    const counted = name.endsWith('PerAddress') ? networkOf(who) : who
    if (name in callLimitTable) this.#onCall?.(name, counted, points)
    return this.#limiter(name).penalty(counted, points)
  }

  #limiter(name: RateLimitName): RateLimiterAbstract {
    const limiter = this.#limiters.get(name)
    if (!limiter) throw new Error(`No limit ${name}`)
    return limiter
  }
}

/** Never limits, for tests and benchmarks that run from one address. */
export const noLimits: RateLimits = { consume: async () => {}, count: async () => {}, refund: async () => {} }

import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { fail } from '../errors.ts'
import { budgets, callBudgets, type Budget, type BudgetName } from './budgets.ts'
import { networkOf } from './network-of.ts'

/** Counts what each account and address does. */
export interface RateLimits {
  /**
   * Spends one of a budget; `who` is an id, or the address of the caller. Fails with the budget's code and the seconds
   * to wait when nothing is left.
   */
  spend(name: BudgetName, who: string): Promise<void>
  /** Gives back one that was spent, as after a login that succeeded. */
  giveBack(name: BudgetName, who: string): Promise<void>
}

/** Makes the counter of a budget. */
export type MakeLimiter = (name: string, budget: Budget) => RateLimiterAbstract

const allBudgets: Record<BudgetName, Budget> = { ...budgets, ...callBudgets }

/** Counts in the memory of this process. */
export const inMemory: MakeLimiter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Limits that count: what is rare by `makeLimiter`, calls in memory, told to `onCall` for the processes beside this one. */
export class CountingLimits implements RateLimits {
  readonly #limiters: Map<string, RateLimiterAbstract>
  readonly #onCall: ((name: BudgetName, who: string) => void) | undefined

  constructor({
    makeLimiter = inMemory,
    onCall,
  }: { makeLimiter?: MakeLimiter; onCall?: (name: BudgetName, who: string) => void } = {}) {
    this.#limiters = new Map([
      ...Object.entries(budgets).map(([name, budget]) => [name, makeLimiter(name, budget)] as const),
      ...Object.entries(callBudgets).map(([name, budget]) => [name, inMemory(name, budget)] as const),
    ])
    this.#onCall = onCall
  }

  async spend(name: BudgetName, who: string): Promise<void> {
    const budget = allBudgets[name]
    const counted = name.endsWith('PerAddress') ? networkOf(who) : who
    const spent = await this.#limiter(name).penalty(counted)
    if (name in callBudgets) this.#onCall?.(name, counted)
    if (spent.consumedPoints > budget.points) {
      fail(budget.code, { retryAfterSeconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })
    }
  }

  async giveBack(name: BudgetName, who: string): Promise<void> {
    await this.#limiter(name).reward(who)
  }

  /** Counts what was spent in another process. */
  async countFromElsewhere(name: BudgetName, who: string, points: number): Promise<void> {
    await this.#limiter(name).penalty(who, points)
  }

  #limiter(name: BudgetName): RateLimiterAbstract {
    const limiter = this.#limiters.get(name)
    if (!limiter) throw new Error(`No budget ${name}`)
    return limiter
  }
}

/** No limits, for tests and benchmarks that run from one address. */
export const noLimits: RateLimits = { spend: async () => {}, giveBack: async () => {} }

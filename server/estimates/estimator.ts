import { setTimeout as sleep } from 'node:timers/promises'
import { readChanges } from '../cars/changed-cars-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database } from '../db/database.ts'
import { isComparable, readDue, readSample, type Due } from './estimate-store.ts'
import { claimWork, holdWork } from './estimate-work-store.ts'
import { comparablesNeeded } from '../../contract/estimate.ts'
import { groundsKept, readGone } from './estimate-grounds-store.ts'
import { factsLine, type OfferFacts } from './offer-facts.ts'
import { estimatePrice, fewComparables, fitPriceModel, openPriceModel, type OpenPriceModel } from './price-model.ts'
import { saveEstimates, type Looked, type WorkedOut } from './saved-estimates-store.ts'
import { shownEstimate } from './shown-estimate.ts'

const dayMs = 24 * 60 * 60 * 1000
const leaseMs = 5 * 60 * 1000
const workName = 'estimates'
/** Learned from so many offers at most, so that learning takes a minute or two however large the market is. */
const learnedFrom = 60_000
const chunk = 200
/**
 * It rests three times as long as it worked, so that it takes a quarter of a core from what people ask for; no longer
 * than so many ms, as it may have waited for others.
 */
const restPerWork = 3
const longestRestMs = 5000

/** What the model says of an offer, with the ids of its comparable ones when they are too few. */
interface Found extends Omit<Looked, 'few'> {
  few: string[] | null
}

/** Works out what offers are worth: all of them once a day, and new or changed ones soon. */
export class Estimator {
  readonly #db: Database
  #model: { open: OpenPriceModel | null; learnedAt: number } | undefined
  /** The version of the list up to which offers have been looked at since the model was learned. */
  #version: number | undefined
  /** Offers without an estimate, as they were when that was found out: not asked again until they change. */
  readonly #without = new Map<string, number>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Does what is due now, unless another process is at it. Answers how many offers were looked at. */
  async work(now = Date.now()): Promise<number> {
    if (!(await claimWork(this.#db, workName, now, now + leaseMs))) return 0
    try {
      return await this.#lookAtDue(now)
    } finally {
      await holdWork(this.#db, workName, 0)
    }
  }

  async #lookAtDue(now: number): Promise<number> {
    const { version, ids } = await readChanges(this.#db, this.#version ?? 0)
    const isFresh = this.#model !== undefined && now - this.#model.learnedAt < dayMs
    let looked = 0
    if (isFresh && this.#version !== undefined && ids !== null) {
      for (const some of batchesOf(ids, chunk)) {
        looked += await this.#estimate(await readDue(this.#db, { ids: some }), now)
      }
    } else {
      if (!isFresh) await this.#learn(now)
      looked = await this.#lookAtAll(now)
    }
    this.#version = version
    return looked
  }

  async #lookAtAll(now: number): Promise<number> {
    let looked = 0
    for (let after = ''; ;) {
      const due = await readDue(this.#db, { after, limit: chunk })
      looked += await this.#estimate(due, now)
      const last = due.at(-1)
      if (!last) return looked
      after = last.car.id
    }
  }

  async #learn(now: number): Promise<void> {
    const model = fitPriceModel(await readSample(this.#db, learnedFrom, now))
    this.#model = { open: model && openPriceModel(model), learnedAt: now }
    this.#without.clear()
  }

  async #estimate(offers: Due[], now: number): Promise<number> {
    const begunAt = performance.now()
    const due = offers.filter((offer) => this.#isDue(offer, now))
    const found = due.map((offer) => this.#lookAt(offer))
    const ids = found.flatMap(({ workedOut, few }) => workedOut?.comparableIds ?? few ?? [])
    // Learned a while ago: some may have gone since.
    const gone = await readGone(this.#db, [...new Set(ids)])
    const estimates = found.map((one) => whatIsLeft(one, gone))
    for (const [i, { workedOut }] of estimates.entries()) {
      const { car, updatedAt } = due[i]!
      if (workedOut === null) this.#without.set(car.id, updatedAt)
      else this.#without.delete(car.id)
    }
    if (estimates.length > 0) await saveEstimates(this.#db, estimates, now)
    await sleep(Math.min((performance.now() - begunAt) * restPerWork, longestRestMs))
    await holdWork(this.#db, workName, Date.now() + leaseMs)
    return due.length
  }

  /** At most once a day, unless the seller has changed what the estimate rests on. */
  #isDue({ car, updatedAt, computedAt, factsThen }: Due, now: number): boolean {
    if (computedAt === null) return this.#without.get(car.id) !== updatedAt
    return factsThen !== factsLine(car) || now - computedAt >= dayMs
  }

  #lookAt({ car, computedAt }: Due): Found {
    const open = isComparable(car) ? this.#model?.open : null
    const workedOut = open ? this.#workOut(open, car, computedAt !== null) : null
    return { carId: car.id, workedOut, few: open && !workedOut ? fewComparables(open, car) : null }
  }

  #workOut(open: OpenPriceModel, car: OfferFacts, isEstimated: boolean): WorkedOut | null {
    const raw = estimatePrice(open, car)
    const shown = raw && shownEstimate(raw, isEstimated)
    if (!shown) return null
    return {
      ...shown,
      level: raw.level,
      facts: factsLine(car),
      comparableIds: raw.comparables.slice(0, groundsKept).map(({ offer }) => offer.car.id),
      comparableCount: raw.comparables.length,
    }
  }
}

/** What of it holds once some comparable offers are gone. */
function whatIsLeft({ carId, workedOut, few }: Found, gone: Set<string>): Looked {
  const lost = (ids: string[]) => ids.filter((id) => gone.has(id)).length
  if (!workedOut) return { carId, workedOut, few: few && few.length - lost(few) }
  const left = workedOut.comparableCount - lost(workedOut.comparableIds)
  return left >= comparablesNeeded ? { carId, workedOut, few: null } : { carId, workedOut: null, few: left }
}

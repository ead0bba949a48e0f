import { setTimeout as sleep } from 'node:timers/promises'
import { comparablesNeeded, type EstimatedRange } from '../../contract/estimate.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { type UnpublishedCar } from '../../contract/unpublished-car.ts'
import { readChanges } from '../cars/changed-cars-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database } from '../db/database.ts'
import { maxGrounds, readGone } from '../cars/estimate-grounds-store.ts'
import { isComparable, readDue, readSample, type Due } from './estimate-store.ts'
import { claimWork, holdWork } from './estimate-work-store.ts'
import {
  estimatePrice,
  factsLine,
  fewComparables,
  fitPriceModel,
  type OfferFacts,
  type PriceModel,
} from './model/price-model.ts'
import { saveEstimates, type EstimateResult, type NewEstimate } from './saved-estimates-store.ts'
import { shownEstimate } from './shown-estimate.ts'

const dayMs = 24 * 60 * 60 * 1000
const leaseMs = 5 * 60 * 1000
const workName = 'estimates'
/** Most offers to fit on, so that a fit takes a minute or two in any market. */
const maxOffers = 60_000
const chunk = 200
/** The rest after work, as a multiple of the work: a quarter of a core is used. */
const restPerWork = 3
/** The longest rest, as the work may have been mostly waiting. */
const longestRestMs = 5000

/** The model's answer for an offer; `few` are the ids of its comparable offers when they are too few. */
interface Found extends Omit<EstimateResult, 'few'> {
  few: string[] | null
}

/** Estimates all listed offers once a day, and new or changed ones soon. */
export class Estimator {
  readonly #db: Database
  #fitted: { model: PriceModel | null; at: number } | undefined
  /** The version of the list of cars up to which changed offers were estimated. */
  #version: number | undefined
  /** Offers without an estimate by id, with `updatedAt`; they are estimated again when it changes. */
  readonly #withoutEstimate = new Map<string, number>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Does the work that is due, unless another process does it. Answers how many offers were estimated. */
  async work(now = Date.now()): Promise<number> {
    if (!(await claimWork(this.#db, workName, now, now + leaseMs))) return 0
    try {
      return await this.#estimateDue(now)
    } finally {
      await holdWork(this.#db, workName, 0)
    }
  }

  /** The value of a car that is not published; null when too few are comparable, or nothing was fitted yet. */
  estimateUnpublished({ id = '', ...known }: UnpublishedCar): EstimatedRange | null {
    const { mileage = null, power = null, displacement = null, body = null, condition = null } = known
    const optional = { mileage, power, displacement, body, condition }
    const car = { ...known, ...optional, id, family: modelFamily(known.brand, known.model), price: 0 }
    const model = isComparable(car) ? this.#fitted?.model : null
    const estimate = model ? workOut(model, car, false) : null
    if (!estimate) return null
    const { price, low, high, comparableCount } = estimate
    return { price, low, high, comparables: comparableCount }
  }

  async #estimateDue(now: number): Promise<number> {
    const { version, ids } = await readChanges(this.#db, this.#version ?? 0)
    const isFresh = this.#fitted !== undefined && now - this.#fitted.at < dayMs
    let estimated = 0
    if (isFresh && this.#version !== undefined && ids !== null) {
      for (const some of batchesOf(ids, chunk)) {
        estimated += await this.#estimate(await readDue(this.#db, { ids: some }), now)
      }
    } else {
      if (!isFresh) await this.#fit(now)
      estimated = await this.#estimateAll(now)
    }
    this.#version = version
    return estimated
  }

  async #estimateAll(now: number): Promise<number> {
    let estimated = 0
    for (let after = ''; ;) {
      const due = await readDue(this.#db, { after, limit: chunk })
      estimated += await this.#estimate(due, now)
      const last = due.at(-1)
      if (!last) return estimated
      after = last.car.id
    }
  }

  async #fit(now: number): Promise<void> {
    this.#fitted = { model: fitPriceModel(await readSample(this.#db, maxOffers, now)), at: now }
    this.#withoutEstimate.clear()
  }

  async #estimate(offers: Due[], now: number): Promise<number> {
    const begunAt = performance.now()
    const due = offers.filter((offer) => this.#isDue(offer, now))
    const found = due.map((offer) => this.#estimateOne(offer))
    const ids = found.flatMap(({ estimate, few }) => estimate?.comparableIds ?? few ?? [])
    // Some may have been deleted since the fit.
    const gone = await readGone(this.#db, [...new Set(ids)])
    const results = found.map((one) => withoutGone(one, gone))
    for (const [i, { estimate }] of results.entries()) {
      const { car, updatedAt } = due[i]!
      if (estimate === null) this.#withoutEstimate.set(car.id, updatedAt)
      else this.#withoutEstimate.delete(car.id)
    }
    if (results.length > 0) await saveEstimates(this.#db, results, now)
    await sleep(Math.min((performance.now() - begunAt) * restPerWork, longestRestMs))
    await holdWork(this.#db, workName, Date.now() + leaseMs)
    return due.length
  }

  /** An estimate is due once a day, and after the seller changed a fact. */
  #isDue({ car, updatedAt, computedAt, factsThen }: Due, now: number): boolean {
    if (computedAt === null) return this.#withoutEstimate.get(car.id) !== updatedAt
    return factsThen !== factsLine(car) || now - computedAt >= dayMs
  }

  #estimateOne({ car, computedAt }: Due): Found {
    const model = isComparable(car) ? this.#fitted?.model : null
    const estimate = model ? workOut(model, car, computedAt !== null) : null
    return { carId: car.id, estimate, few: model && !estimate ? fewComparables(model, car) : null }
  }
}

function workOut(model: PriceModel, car: OfferFacts, isShown: boolean): NewEstimate | null {
  const raw = estimatePrice(model, car)
  const shown = raw && shownEstimate(raw, isShown)
  if (!shown) return null
  return {
    ...shown,
    level: raw.level,
    facts: factsLine(car),
    comparableIds: raw.comparables.slice(0, maxGrounds).map(({ offer }) => offer.car.id),
    comparableCount: raw.comparables.length,
  }
}

/** The result without deleted comparable offers; no estimate when fewer than five remain. */
function withoutGone({ carId, estimate, few }: Found, gone: Set<string>): EstimateResult {
  const lost = (ids: string[]) => ids.filter((id) => gone.has(id)).length
  if (!estimate) return { carId, estimate, few: few && few.length - lost(few) }
  const count = estimate.comparableCount - lost(estimate.comparableIds)
  return count >= comparablesNeeded ? { carId, estimate, few: null } : { carId, estimate: null, few: count }
}

import { type CarWithId } from '../../contract/car.ts'
import { type Database } from '../db/database.ts'
import { PromiseCache } from '../cache/promise-cache.ts'
import { RawJson } from '../cache/raw-json.ts'
import { readChanges } from './changed-cars-store.ts'
import { readListedCars } from './listed-cars-store.ts'

/** A listed car as everybody but its owner sees it; the owner must never be sent it. */
export interface CachedCar {
  id: string
  ownerId: string
  json: RawJson<CarWithId>
}

/** Bounds of the cache. A car takes about a kB, ten times that with a long description and many pictures. */
const [maxCars, maxBytes] = [5000, 16 * 1024 * 1024]
/** Above this many changes at once the whole cache is dropped. */
const maxChanges = 1000
/** For what changes without a change of the car: the age of a price drop, comparable counts, previews of old photos. */
const ttlMs = 60 * 60 * 1000

/**
 * Listed cars as everybody sees them, as JSON, until they change. Follows the store's own record of changes, as the
 * search index does, so no event has to arrive.
 */
export class CarCache {
  readonly #db: Database
  readonly #cars = new PromiseCache<CachedCar | undefined>({
    entries: maxCars,
    ms: ttlMs,
    bytes: maxBytes,
    bytesOf: (car) => car?.json.bytes.length ?? 0,
  })
  /** Version of the list of cars at which, or after which, all entries were read. */
  #version = -1
  #updating: Promise<void> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * The listed ones of `ids`, in their order, at this `version` of the list of cars or later. A car that was listed at
   * `version` may be missing.
   */
  async take(version: number, ids: readonly string[]): Promise<CachedCar[]> {
    // A restored store has an earlier version. The first update may have begun before this version was written, the
    // second has not.
    if (this.#version !== version) await this.#update()
    if (this.#version < version) await this.#update()
    const missing: string[] = []
    // Runs after all missing ids are collected.
    const reading = Promise.resolve().then(() => readListedCars(this.#db, missing))
    const read = async (id: string) => {
      missing.push(id)
      const car = (await reading).find((found) => found.id === id)
      return car && { id, ownerId: car.owner_id, json: new RawJson<CarWithId>(Buffer.from(JSON.stringify(car))) }
    }
    const cars = await Promise.all(ids.map((id) => this.#cars.take(id, () => read(id))))
    return cars.filter((car) => car !== undefined)
  }

  #update(): Promise<void> {
    this.#updating ??= this.#dropChanged().finally(() => {
      this.#updating = undefined
    })
    return this.#updating
  }

  async #dropChanged(): Promise<void> {
    const changes = await readChanges(this.#db, this.#version, maxChanges)
    if (changes.ids) for (const id of changes.ids) this.#cars.drop(id)
    else this.#cars.clear()
    this.#version = changes.version
  }
}

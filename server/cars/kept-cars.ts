import { type CarWithId } from '../../contract/car.ts'
import { type Database } from '../db/database.ts'
import { BoundedCache } from '../live/bounded-cache.ts'
import { WrittenJson } from '../wire/written-json.ts'
import { readChanges } from './changed-cars-store.ts'
import { readListedCars } from './listed-cars-store.ts'

/** A listed car as those see it who are not its owner: that is never what the owner is sent. */
export interface KeptCar {
  id: string
  ownerId: string
  json: WrittenJson<CarWithId>
}

/** So many are kept at most: a kB each, or ten times that with a long description and many pictures. */
const [carsAtMost, bytesAtMost] = [5000, 16 * 1024 * 1024]
/** After so many changes at once all are read anew when they are wanted. */
const changesAtMost = 1000
/**
 * Nobody tells that a price drop is not fresh any more, how many offers a steady estimate rests on by now, nor that a photo
 * of before there were previews has one.
 */
const keptMs = 60 * 60 * 1000

/**
 * Listed cars as everybody sees them, in JSON, each kept until it changes: the newest stand in the answers to many
 * questions. Follows the store's own record of changes as the search index does, so it needs to hear of nothing.
 */
export class KeptCars {
  readonly #db: Database
  readonly #kept = new BoundedCache<KeptCar | undefined>({
    entries: carsAtMost,
    ms: keptMs,
    bytes: bytesAtMost,
    bytesOf: (car) => car?.json.bytes.length ?? 0,
  })
  /** What is kept was read at this version of the list of cars, or later. */
  #version = -1
  #updating: Promise<void> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Those of some cars that are listed, in the order of the ids, as they are at this `version` of the list of cars or
   * later: what was listed at that version may be gone.
   */
  async take(version: number, ids: readonly string[]): Promise<KeptCar[]> {
    // A store that was put back has an earlier version. The update that runs may have begun before this one was written,
    // the next one has not.
    if (this.#version !== version) await this.#update()
    if (this.#version < version) await this.#update()
    const missing: string[] = []
    // Begins when all that are missing are known.
    const reading = Promise.resolve().then(() => readListedCars(this.#db, missing))
    const read = async (id: string) => {
      missing.push(id)
      const car = (await reading).find((found) => found.id === id)
      return car && { id, ownerId: car.owner_id, json: new WrittenJson<CarWithId>(Buffer.from(JSON.stringify(car))) }
    }
    const cars = await Promise.all(ids.map((id) => this.#kept.take(id, () => read(id))))
    return cars.filter((car) => car !== undefined)
  }

  #update(): Promise<void> {
    this.#updating ??= this.#forgetChanged().finally(() => {
      this.#updating = undefined
    })
    return this.#updating
  }

  async #forgetChanged(): Promise<void> {
    const changes = await readChanges(this.#db, this.#version, changesAtMost)
    if (changes.ids) for (const id of changes.ids) this.#kept.drop(id)
    else this.#kept.clear()
    this.#version = changes.version
  }
}

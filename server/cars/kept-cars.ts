import { type CarWithId } from '../../contract/car.ts'
import { type Database } from '../db/database.ts'
import { type Changes } from '../live/changes.ts'
import { Kept } from '../live/kept.ts'
import { WrittenJson } from '../wire/written-json.ts'
import { readListedCars } from './listed-cars-store.ts'

/** A listed car as those see it who are not its owner: that is never what the owner is sent. */
export interface KeptCar {
  ownerId: string
  json: WrittenJson<CarWithId>
}

/** So many are kept at most, about a kB each. */
const carsAtMost = 5000
/** What a car shows of a price drop ends with time, and is told by nobody. */
const keptMs = 60 * 60 * 1000

/** Listed cars as everybody sees them, kept until an offer changes: the newest stand in the answers to many questions. */
export class KeptCars {
  readonly #db: Database
  readonly #kept: Kept<KeptCar | undefined>

  constructor(db: Database, changes: Changes) {
    this.#db = db
    this.#kept = new Kept(changes, 'offers', { entries: carsAtMost, ms: keptMs })
  }

  /**
   * Those of some cars that are listed, in the order of the ids, as they are at this `version` of the list or later: the
   * store may be ahead of what was heard.
   */
  async take(version: number, ids: readonly string[]): Promise<KeptCar[]> {
    const missing: string[] = []
    // Begins when all that are missing are known.
    const reading = Promise.resolve().then(() => readListedCars(this.#db, missing))
    const read = async (id: string) => {
      missing.push(id)
      const car = (await reading).find((found) => found.id === id)
      return car && { ownerId: car.owner_id, json: new WrittenJson<CarWithId>(Buffer.from(JSON.stringify(car))) }
    }
    const cars = await Promise.all(ids.map((id) => this.#kept.take(`${version} ${id}`, () => read(id))))
    return cars.filter((car) => car !== undefined)
  }
}

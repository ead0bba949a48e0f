import { setImmediate as nextTurn } from 'node:timers/promises'
import { readChanges, readNewestChange } from '../cars/changed-cars-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database } from '../db/database.ts'
import { OfferIndex } from './engine/offer-index.ts'
import { SearchEngine } from './engine/search-engine.ts'
import { type IndexFile } from './index-file.ts'
import { readOffers, readOffersAfter } from './index-store.ts'

/** Offers per read, and changed offers per read. */
const chunk = 2000
const changedChunk = 500
/** An index of this many slots or fewer is read so fast that it gets no file and is never replaced. */
const smallIndex = 20_000
/** A larger index is read again when this share of its slots is empty or out of order. */
const maxWaste = 0.3
/** Highest age of the file, in ms; changes are recorded for an hour. */
const fileMs = 20 * 60 * 1000

interface KeeperOptions {
  /** The file for the next start. */
  file?: IndexFile
  smallIndex?: number
}

/**
 * Holds the index of the store. It follows the store's own record of changes, so no event has to arrive: an answer
 * contains everything committed before the question.
 */
export class IndexKeeper {
  readonly #db: Database
  readonly #file: IndexFile | undefined
  readonly #smallIndex: number
  #engine: SearchEngine | undefined
  #updating: Promise<void> | undefined
  #renewing: Promise<void> | undefined
  #filed = { version: -1, at: 0 }

  constructor(db: Database, options: KeeperOptions = {}) {
    this.#db = db
    this.#file = options.file
    this.#smallIndex = options.smallIndex ?? smallIndex
  }

  /** An engine at this version of the list of cars or a later one. */
  async engineAt(version: number): Promise<SearchEngine> {
    // The running update may have begun before that version was written; the next one has not.
    if (this.#engine?.index.version !== version) await this.#update()
    if (!this.#engine || this.#engine.index.version < version) await this.#update()
    if (!this.#engine) throw new Error('There is no index')
    return this.#engine
  }

  /** Reads changes before they are swept, and renews the file. */
  async keepUp(): Promise<void> {
    if (!this.#engine) return
    await this.#update()
    if (Date.now() - this.#filed.at > fileMs) await this.#writeFile()
  }

  /** Resolves when no read is running. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#updating, this.#renewing])
  }

  #update(): Promise<void> {
    this.#updating ??= this.#readChanges().finally(() => {
      this.#updating = undefined
    })
    return this.#updating
  }

  async #readChanges(): Promise<void> {
    this.#engine ??= await this.#filedEngine()
    const engine = this.#engine
    const changes = engine && (await readChanges(this.#db, engine.index.version))
    if (!engine || !changes?.ids) {
      this.#engine = new SearchEngine(await readIndex(this.#db))
      return
    }
    for (const ids of batchesOf(changes.ids, changedChunk)) await replace(this.#db, engine, ids)
    engine.index.version = changes.version
    this.#renewWhenWorn(engine.index)
  }

  /** The index of the file, unless it is of another store or the store was restored since. */
  async #filedEngine(): Promise<SearchEngine | undefined> {
    const filed = await this.#file?.read()
    if (!filed) return undefined
    const { index, change } = filed
    const newest = await readNewestChange(this.#db, index.version)
    const isSame = newest?.version === change.version && newest.carId === change.carId && newest.at === change.at
    if (!isSame) return undefined
    this.#filed = { version: index.version, at: 0 }
    return new SearchEngine(index)
  }

  async #writeFile(): Promise<void> {
    const index = this.#engine?.index
    if (!this.#file || !index || index.slots <= this.#smallIndex || index.version === this.#filed.version) return
    const { version } = index
    const change = await readNewestChange(this.#db, version)
    // If it changed during the read, the next call writes the file.
    if (!change || this.#updating || index.version !== version) return
    this.#filed = { version, at: Date.now() }
    await this.#file.write({ index, change })
  }

  /** Replaces an index with much waste; searches use it until the new one is read. */
  #renewWhenWorn({ slots, size, ids }: OfferIndex): void {
    const waste = Math.max(slots - size, ids.unsorted)
    if (this.#renewing || slots <= this.#smallIndex || waste < slots * maxWaste) return
    this.#renewing = this.#renew().finally(() => {
      this.#renewing = undefined
    })
  }

  async #renew(): Promise<void> {
    try {
      this.#engine = new SearchEngine(await readIndex(this.#db))
    } catch {
      // The store is unavailable: the next change tries again.
    }
  }
}

/** All listed offers; changes during the read follow as changes. */
async function readIndex(db: Database): Promise<OfferIndex> {
  const { version, count } = await carTotals(db)
  const index = OfferIndex.empty(version, count)
  for (let after = ''; ;) {
    const offers = await readOffersAfter(db, after, chunk)
    for (const offer of offers) index.add(offer)
    if (offers.length < chunk) return index
    after = offers.at(-1)?.id ?? ''
    // Lets the previous engine answer in between.
    await nextTurn()
  }
}

async function replace(db: Database, engine: SearchEngine, ids: string[]): Promise<void> {
  const offers = await readOffers(db, ids)
  const found = new Set(offers.map(({ id }) => id))
  engine.forget()
  for (const offer of offers) engine.index.put(offer)
  for (const id of ids) if (!found.has(id)) engine.index.drop(id)
}

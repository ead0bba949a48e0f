import { type Car } from '../../contract/car.ts'
import { like, storedValue } from '../stored-value.ts'
import { serverNow } from '../server-clock.ts'

/** When this browser last showed the list, to mark newer offers; logout removes it with all local storage. */

/** Ms of pause after which another visit begins. */
const pauseMs = 30 * 60 * 1000

/** Epoch ms of this visit's latest moment and of the previous one's end. */
interface Visit {
  at: number
  before?: number
}

const stored = storedValue('lastVisit', { version: 1, isShaped: isVisit })

let ofTab: Visit | undefined

/** When the previous visit ended, in epoch ms; `undefined` on the first visit. */
export function lastVisit(): number | undefined {
  ofTab ??= beginVisit()
  return ofTab.before
}

function beginVisit(): Visit {
  document.addEventListener('visibilitychange', () => {
    // Not after logout, which has emptied the storage.
    if (document.hidden && stored.read() !== null) readVisit()
  })
  return readVisit()
}

/** Whether the offer was listed since then. */
export function isNewSince({ listedAt }: Pick<Car, 'listedAt'>, since: number | undefined): boolean {
  return since !== undefined && listedAt !== undefined && listedAt > since
}

/** Reads and prolongs the current visit. */
export function readVisit(now = serverNow()): Visit {
  const visit = visitAt(stored.read(), now)
  stored.write(visit)
  return visit
}

function visitAt(last: Visit | null, now: number): Visit {
  if (!last) return { at: now }
  return now - last.at > pauseMs ? { at: now, before: last.at } : { ...last, at: now }
}

function isVisit(value: unknown): value is Visit {
  return like({ at: 0 })(value) && (!('before' in value) || typeof value.before === 'number')
}

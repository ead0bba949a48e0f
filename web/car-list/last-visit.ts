import { type Car } from '../../contract/car.ts'

/** When this browser last showed the list, to mark newer offers; logout removes it with all local storage. */

const key = 'lastVisit'

/** Ms of pause after which another visit begins. */
const pauseMs = 30 * 60 * 1000

/** Epoch ms of this visit's latest moment and of the previous one's end. */
interface Visit {
  at: number
  before?: number
}

let ofTab: Visit | undefined

/** When the previous visit ended, in epoch ms; `undefined` on the first visit. */
export function lastVisit(): number | undefined {
  ofTab ??= beginVisit()
  return ofTab.before
}

function beginVisit(): Visit {
  document.addEventListener('visibilitychange', () => {
    // Not after logout, which has emptied the storage.
    if (document.hidden && localStorage.getItem(key) !== null) readVisit()
  })
  return readVisit()
}

/** Whether the offer was listed since then. */
export function isNewSince({ listedAt }: Pick<Car, 'listedAt'>, since: number | undefined): boolean {
  return since !== undefined && listedAt !== undefined && listedAt > since
}

/** Reads and prolongs the current visit. */
export function readVisit(now = Date.now()): Visit {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const visit = visitAt(isVisit(stored) ? stored : undefined, now)
    localStorage.setItem(key, JSON.stringify(visit))
    return visit
  } catch {
    // Without storage nothing is new.
    return { at: now }
  }
}

function visitAt(last: Visit | undefined, now: number): Visit {
  if (!last) return { at: now }
  return now - last.at > pauseMs ? { at: now, before: last.at } : { ...last, at: now }
}

function isVisit(stored: unknown): stored is Visit {
  return typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number'
}

import { type LiveEvent } from '../../contract/live.ts'

type SearchHit = Extract<LiveEvent, { kind: 'searchHit' }>

/** What came to fit saved searches within a moment: how many offers, the newest, and whether of one search alone. */
export interface HitsOfMoment {
  count: number
  newest: SearchHit
  isOfOneSearch: boolean
}

/** Hits that come so close together, in ms, are told as one. */
const momentMs = 300
/** While more come, as during an import, they are told so often at most, in ms. */
const betweenMs = 3000

/** Gathers hits and hands on those of a moment, the next ones later. Answers how to hear of one, and how to end. */
export function gatherHits(tell: (hits: HitsOfMoment) => void): { hear: (hit: SearchHit) => void; end: () => void } {
  let gathered: HitsOfMoment | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = -betweenMs

  function flush(): void {
    timer = undefined
    if (!gathered) return
    toldAt = performance.now()
    tell(gathered)
    gathered = undefined
  }

  function hear(hit: SearchHit): void {
    gathered = {
      count: (gathered?.count ?? 0) + hit.count,
      newest: hit,
      isOfOneSearch: (gathered?.isOfOneSearch ?? true) && (gathered?.newest.searchId ?? hit.searchId) === hit.searchId,
    }
    timer ??= setTimeout(flush, Math.max(momentMs, toldAt + betweenMs - performance.now()))
  }

  function end(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { hear, end }
}

import { type LiveEvent } from '../../contract/live.ts'

type SearchHit = Extract<LiveEvent, { kind: 'searchHit' }>

/** The hits of saved searches within a moment: the number of offers, the newest, and whether all are of one search. */
export interface HitsOfMoment {
  count: number
  newest: SearchHit
  isOfOneSearch: boolean
}

/** Events within this time, in ms, are reported as one. */
const momentMs = 300
/** Minimum ms between two reports while more events come, as during an import. */
const betweenMs = 3000

/** Collects events and passes on those of a moment, oldest first. Returns how to add one and how to stop. */
export function gather<Event>(report: (events: Event[]) => void): { add: (one: Event) => void; end: () => void } {
  let gathered: Event[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let reportedAt = -betweenMs

  function flush(): void {
    timer = undefined
    reportedAt = performance.now()
    report(gathered)
    gathered = []
  }

  function add(one: Event): void {
    gathered.push(one)
    timer ??= setTimeout(flush, Math.max(momentMs, reportedAt + betweenMs - performance.now()))
  }

  function end(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { add, end }
}

/** The hits of a moment as one. */
export function joinHits(hits: SearchHit[]): HitsOfMoment {
  return {
    count: hits.reduce((sum, { count }) => sum + count, 0),
    newest: hits.at(-1)!,
    isOfOneSearch: new Set(hits.map(({ searchId }) => searchId)).size === 1,
  }
}

import { type LiveEvent } from '../../contract/live.ts'

type SearchHit = Extract<LiveEvent, { kind: 'searchHit' }>

/** What came to fit saved searches within a moment: how many offers, the newest, and whether of one search alone. */
export interface HitsOfMoment {
  count: number
  newest: SearchHit
  isOfOneSearch: boolean
}

/** News that come so close together, in ms, are told as one. */
const momentMs = 300
/** While more come, as during an import, they are told so often at most, in ms. */
const betweenMs = 3000

/** Gathers news and hands on those of a moment, oldest first, the next ones later. Answers how to hear of one, and how to end. */
export function gather<News>(tell: (news: News[]) => void): { hear: (one: News) => void; end: () => void } {
  let gathered: News[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = -betweenMs

  function flush(): void {
    timer = undefined
    toldAt = performance.now()
    tell(gathered)
    gathered = []
  }

  function hear(one: News): void {
    gathered.push(one)
    timer ??= setTimeout(flush, Math.max(momentMs, toldAt + betweenMs - performance.now()))
  }

  function end(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { hear, end }
}

/** What the hits of a moment come to together. */
export function joinHits(hits: SearchHit[]): HitsOfMoment {
  return {
    count: hits.reduce((sum, { count }) => sum + count, 0),
    newest: hits.at(-1)!,
    isOfOneSearch: new Set(hits.map(({ searchId }) => searchId)).size === 1,
  }
}

/**
 * The time by the server's clock, for the age of what the server dates: a browser's clock may be wrong by days, and be set
 * while the page is open. Each page tells it (`server-timing`), each new identity token, and answers of calls where needed.
 */

/** A moment by the server's clock, by ours, and by the clock that counts from the page's beginning. */
interface Moment {
  server: number
  own: number
  counted: number
}

/** Ms by which our two clocks may drift apart. */
const driftMs = 5000
/** Ms after which it is looked whether they have. */
const lookMs = 10_000

/** Nothing is known where no page told it, until the first answer, and on the server, whose own clock is the right one. */
let known = momentOfPage()
const listeners = new Set<() => void>()

/** Epoch ms by the server's clock. */
export function serverNow(): number {
  if (!known) return Date.now()
  // The own clock may be set back, the other one stands still while the machine sleeps.
  return Math.round(known.server + Math.max(sinceBy(known).own, sinceBy(known).counted))
}

/** Calls `listener` when our clock was set, the machine slept, or the server's time is another one. Returns how to stop. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes that the server said this time (epoch ms) just now. */
export function noteServerTime(at: number): void {
  const isChanged = drift() !== 0 || Math.abs(at - serverNow()) > driftMs
  known = { server: at, own: Date.now(), counted: performance.now() }
  if (isChanged) for (const listener of listeners) listener()
}

/**
 * Notes the time of an answer that just came (RFC 9110, 6.6.1) where nothing was known, the own clock was set, or the
 * machine slept. It may be a proxy's time, so otherwise what the server said counts.
 */
export function noteAnswerTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at) && (!known || drift() !== 0)) noteServerTime(at)
}

/** Looks while the page is open whether our clock was set or the machine slept, and asks the server for the time then. */
export function watchClock(): void {
  let asked = 0
  const look = () => {
    const now = drift()
    if (document.visibilityState === 'hidden' || Math.abs(now - asked) <= driftMs) return
    // Where no answer comes, the next one of any call will do.
    asked = now
    if (now !== 0) void askTime()
  }
  setInterval(look, lookMs)
  document.addEventListener('visibilitychange', look)
}

async function askTime(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  noteAnswerTime(answer?.headers.get('date') ?? null)
}

/** Ms by which the own clock ran ahead of the counting one; 0 as long as they agree. */
function drift(): number {
  if (!known) return 0
  const { own, counted } = sinceBy(known)
  return Math.abs(own - counted) > driftMs ? own - counted : 0
}

/** Ms since a moment by each of our clocks. */
function sinceBy({ own, counted }: Moment): { own: number; counted: number } {
  return { own: Date.now() - own, counted: performance.now() - counted }
}

function momentOfPage(): Moment | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const told = Number(page?.serverTiming?.find(({ name }) => name === 'clock')?.description)
  if (!page || !told) return undefined
  const counted = performance.now()
  return { own: Date.now(), counted, server: told + counted - page.responseStart }
}

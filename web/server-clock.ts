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

/** Nothing is known where no page told it, and on the server, whose own clock is the right one. */
let known = momentOfPage()

/** Epoch ms by the server's clock. */
export function serverNow(): number {
  if (!known) return Date.now()
  // The own clock may be set back, the other one stands still while the machine sleeps.
  return Math.round(known.server + Math.max(sinceBy(known).own, sinceBy(known).counted))
}

/** Notes that the server said this time (epoch ms) just now. */
export function noteServerTime(at: number): void {
  known = { server: at, own: Date.now(), counted: performance.now() }
}

/**
 * Notes the time of an answer that just came (RFC 9110, 6.6.1) where the own clock was set, or the machine slept. It may
 * be a proxy's time, so otherwise what the server said counts.
 */
export function noteAnswerTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (!known || Number.isNaN(at)) return
  const { own, counted } = sinceBy(known)
  if (Math.abs(own - counted) > driftMs) noteServerTime(at)
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

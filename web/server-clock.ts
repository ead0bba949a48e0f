/**
 * The time by the server's clock, for the age of what the server dates: a browser's clock may be wrong by days. Each page
 * tells it (`server-timing`), and each new identity token.
 */

/** The server's clock minus ours. */
let aheadMs = aheadByPage()

/** Epoch ms by the server's clock. */
export function serverNow(): number {
  return Date.now() + aheadMs
}

/** Notes that the server said this time (epoch ms) just now. */
export function noteServerTime(at: number): void {
  aheadMs = at - Date.now()
}

function aheadByPage(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const told = Number(page?.serverTiming?.find(({ name }) => name === 'clock')?.description)
  if (!page || !told) return 0
  const arrivedAt = Date.now() - (performance.now() - page.responseStart)
  return told - arrivedAt
}

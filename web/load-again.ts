/** Loading of files that come late (decision 93): a failed one is asked for again, and a newer build is gone to once. */
import { holdsText } from './holds-text.ts'

/** Ms before each further try. */
const pauses = [400, 1500]

/** Loads a file, and tries again a few times when it fails; without a network it fails at once. Throws the last error. */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

/** Whether the server answers that it has this page's own file no more: a newer build is there. */
export async function isNewerBuildThere(): Promise<boolean> {
  if (!navigator.onLine || import.meta.env.DEV) return false
  // The service worker leaves what is no GET to the network.
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

/** Ms after a reload in which no other follows, so that a newer build that is broken, too, makes no loop. */
const settledMs = 60_000

/** Loads the page anew unless a field holds text or it was just reloaded; answers whether it does. */
export function reloadOnce(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isJustReloaded = loaded?.type === 'reload' && performance.now() < settledMs
  if (isJustReloaded || holdsText()) return false
  location.reload()
  return true
}

/** Events of a person who uses the page. */
const actions = ['scroll', 'pointerdown', 'keydown']

/** Resolves when the person has not used the page for `rest` ms, or after `latest` ms. */
export function personAtRest(rest: number, latest: number): Promise<void> {
  return new Promise((resolve) => {
    const closing = new AbortController()
    const end = () => {
      closing.abort()
      clearTimeout(timer)
      clearTimeout(lastTimer)
      resolve()
    }
    const lastTimer = window.setTimeout(end, latest)
    let timer = window.setTimeout(end, rest)
    const restart = () => {
      clearTimeout(timer)
      timer = window.setTimeout(end, rest)
    }
    for (const action of actions) {
      window.addEventListener(action, restart, { passive: true, capture: true, signal: closing.signal })
    }
  })
}

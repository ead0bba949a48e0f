/** What a person does with a page, as its events tell. */
const deeds = ['scroll', 'pointerdown', 'keydown']

/** Resolves as soon as the person has done nothing with the page for so long, in ms. */
export function personAtRest(rest: number): Promise<void> {
  return new Promise((resolve) => {
    const closing = new AbortController()
    const end = () => {
      closing.abort()
      resolve()
    }
    let timer = window.setTimeout(end, rest)
    const beginAnew = () => {
      clearTimeout(timer)
      timer = window.setTimeout(end, rest)
    }
    for (const deed of deeds) {
      window.addEventListener(deed, beginAnew, { passive: true, capture: true, signal: closing.signal })
    }
  })
}

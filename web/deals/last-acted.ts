/** Ms within which the next card of a deal comes after a press. */
const waitMs = 10_000

/** By the clock of the page, which nobody sets. */
let last = { id: '', at: 0 }

/** Notes that the person did something in a deal, whose next card takes the focus: the pressed one goes. */
export function noteActed(id: string): void {
  last = { id, at: performance.now() }
}

/** Whether a new card of this deal takes the focus. */
export function isActed(id: string): boolean {
  return last.id === id && performance.now() - last.at < waitMs
}

import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Waits until a turn of the event loop adds nothing to what waits, or `max` are there: calls that arrive at once are read
 * in several turns.
 */
export async function gather(waiting: readonly unknown[], max: number): Promise<void> {
  for (let known = 0; known < waiting.length && known < max;) {
    known = waiting.length
    await nextTurn()
  }
}

import { batchesOf } from '../db/batches.ts'
import { type Writing } from '../db/database.ts'
import { publish } from './publish.ts'

/** Ids in one event. */
const idsAtOnce = 200

/** Publishes that offers were added or are gone, to viewers of the list and of each offer. */
export function publishCars(tx: Writing, kind: 'carsAdded' | 'carsGone', all: string[]): void {
  for (const ids of batchesOf(all, idsAtOnce))
    publish(tx, ['cars', ...ids.map((id) => `cars/${id}` as const)], { kind, ids })
}

/** Publishes that comments are gone, to viewers of their offers. */
export function publishCommentsGone(tx: Writing, comments: { id: string; carId: string }[]): void {
  for (const batch of batchesOf(comments, idsAtOnce)) {
    const topics = new Set(batch.map(({ carId }) => `cars/${carId}` as const))
    publish(tx, [...topics], { kind: 'commentsGone', ids: batch.map((comment) => comment.id) })
  }
}

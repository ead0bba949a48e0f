import { type Writing } from '../db/database.ts'
import { announce } from './announce.ts'

/** So many ids go into one announcement. */
const atOnce = 200

/** A list in pieces that fit into one announcement each. */
export function batches<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_none, i) => all.slice(i * atOnce, (i + 1) * atOnce))
}

/** Tells those who look at the list or at one of them that offers are there, or there no more. */
export function announceCars(tx: Writing, kind: 'carsAdded' | 'carsGone', all: string[]): void {
  for (const ids of batches(all)) announce(tx, ['cars', ...ids.map((id) => `cars/${id}` as const)], { kind, ids })
}

/** Tells those who look at their offers that comments are gone. */
export function announceCommentsGone(tx: Writing, comments: { id: string; carId: string }[]): void {
  for (const batch of batches(comments)) {
    const topics = new Set(batch.map(({ carId }) => `cars/${carId}` as const))
    announce(tx, [...topics], { kind: 'commentsGone', ids: batch.map((comment) => comment.id) })
  }
}

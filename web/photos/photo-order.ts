import { shots, type Shot } from '../../contract/shots.ts'

/** The list with the one at `from` moved to `to`; places beyond the ends are the ends. */
export function movePhoto<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const moved = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(place, 0, ...moved)
}

/** What no photo shows yet. Not every car has damage: it is offered, and never missed. */
export function missingShots(taken: readonly (Shot | null)[]): Shot[] {
  return shots.filter((shot) => shot !== 'damage' && !taken.includes(shot))
}

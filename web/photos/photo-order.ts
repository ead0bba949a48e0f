import { shots, type Shot } from '../../contract/shots.ts'

/** The list with the item at `from` moved to `to`; positions beyond an end mean that end. */
export function movePhoto<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const moved = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(place, 0, ...moved)
}

/** Shots that no photo shows. Damage is offered but never missing, because not every car has some. */
export function missingShots(taken: readonly (Shot | null)[]): Shot[] {
  return shots.filter((shot) => shot !== 'damage' && !taken.includes(shot))
}

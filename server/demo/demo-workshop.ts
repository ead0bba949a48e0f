import { type Gender } from '../../contract/choices.ts'
import { pushIdAt } from '../db/push-id.ts'
import { type DemoPerson } from './demo-people.ts'
import { seededChoices, type Choose } from './seeded-random.ts'

/** Times of the demo are counted in minutes, in ms. */
export const minute = 60 * 1000
/** A day in ms. */
export const day = 24 * 60 * minute

/** What building the demo works with: chances that are the same in every run, and keys of times in the past. */
export interface Workshop {
  choose: Choose
  /** Epoch ms; all of the demo lies before it. */
  now: number
  idAt: (time: number) => string
}

/** A user of the demo and what only building needs. */
export interface DemoUser {
  id: string
  username: string
  email: string
  telephone: string
  gender: Gender
  createdAt: number
  town: string
  likes: DemoPerson[6]
}

/** Opens the workshop. */
export function openWorkshop(now: number): Workshop {
  const choose = seededChoices(1908)
  const digits = () => Array.from({ length: 12 }, () => choose.between(0, 63))
  return { choose, now, idAt: (time) => pushIdAt(time, digits()) }
}

import { type Gender } from '../../contract/choices.ts'
import { type Language } from '../../contract/language.ts'
import { pushIdAt } from '../db/push-id.ts'
import { type DemoPerson } from './demo-people.ts'
import { seededChoices, type Choose } from '../lib/seeded-random.ts'

/** A minute in ms. */
export const minute = 60 * 1000
/** A day in ms. */
export const day = 24 * 60 * minute

/** The tools for building the demo: choices that are the same in every run, and keys of times in the past. */
export interface Workshop {
  choose: Choose
  /** Epoch ms; all times of the demo are before it. */
  now: number
  idAt: (time: number) => string
}

/** A user of the demo, with fields that only building needs. */
export interface DemoUser {
  id: string
  username: string
  email: string
  telephone: string
  gender: Gender
  createdAt: number
  town: string
  /** In which they write. */
  language: Language
  likes: DemoPerson[6]
}

/** Opens the workshop. */
export function openWorkshop(now: number): Workshop {
  const choose = seededChoices(1908)
  const digits = () => Array.from({ length: 12 }, () => choose.between(0, 63))
  return { choose, now, idAt: (time) => pushIdAt(time, digits()) }
}

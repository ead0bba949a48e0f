import { type Body } from './bodies.ts'

/** What the parts of a drawing share: the body, its paint, and how metres become px. */
export interface Sheet {
  id: string
  body: Body
  light: string
  dark: string
  isNight: boolean
  /** px for one metre. */
  scale: number
  /** The height of the ground in px. */
  ground: number
  x: (metres: number) => number
  y: (metres: number) => number
  /** Path data in metres as path data in px. */
  path: (metres: string) => string
}

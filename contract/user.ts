import * as z from 'zod/mini'
import { type Gender } from './choices.ts'
import { lengths } from './limits.ts'
import { type TelephoneShown } from './privacy.ts'
import { rule, tidiedLine } from './rule.ts'
import { isCleanLine } from './text-rules.ts'

/**
 * Scripts that must not be mixed in a username, because lookalike letters imitate other names; digits and signs belong
 * to all.
 */
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Han', 'Hangul'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** Whether the username is allowed (`decisions.md` 26). */
export function isUsername(username: string): boolean {
  const allowed = /^[\p{Letter}\p{Mark}\p{Decimal_Number} ._-]+$/u.test(username)
  const named = /[\p{Letter}\p{Decimal_Number}]/u.test(username)
  return (
    allowed && named && username.normalize('NFKC') === username && scripts.filter((s) => s.test(username)).length <= 1
  )
}

/** The rules of a person's own fields (specification 5, register). */
export const userSchemaFields = {
  username: z.string({ error: 'usernameRequired' }).check(
    tidiedLine,
    rule((name: string) => name !== '', 'usernameRequired'),
    rule((name: string) => name.length >= lengths.username.min, 'usernameShort'),
    rule((name: string) => name.length <= lengths.username.max, 'usernameLong'),
    rule(isUsername, 'usernameCharacters'),
  ),
  telephone: z.string({ error: 'telephoneRequired' }).check(
    tidiedLine,
    rule((telephone: string) => telephone !== '', 'telephoneRequired'),
    rule((telephone: string) => telephone.length >= lengths.telephone.min, 'telephoneShort'),
    rule((telephone: string) => telephone.length <= lengths.telephone.max, 'telephoneLong'),
    rule(isCleanLine, 'telephoneCharacters'),
  ),
}

/** A set of ids; absent when empty, as on the wire. */
export interface IdMap {
  [id: string]: true
}

/** A user node of the wire (specification 3); fields hidden from the reader are absent. */
export interface User {
  username: string
  email?: string
  telephone?: string
  gender: Gender
  posts?: IdMap
  followers?: IdMap
  following?: IdMap
}

/** Users by id. */
export interface Users {
  [id: string]: User
}

/** A row of All Users and Search; `email` is `null` when hidden, `picture` the address of the person's own one. */
export interface Person {
  id: string
  username: string
  email: string | null
  gender: Gender
  picture?: string
}

/** A row of a list of followers or followed people; `isFollowed` says whether the reader follows them. */
export interface FollowedPerson extends Person {
  isFollowed: boolean
}

/**
 * The head of a profile page: a person, their counts, and whether the reader follows them. `telephone` is `null` when
 * hidden from the reader or shown only on request (`onTap`).
 */
export interface Profile extends FollowedPerson {
  telephone: string | null
  telephoneShown: TelephoneShown
  /** Epoch ms. */
  memberSince: number
  followers: number
  following: number
  posts: number
}

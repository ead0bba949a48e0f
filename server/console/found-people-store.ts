import { sql } from 'kysely'
import { type FoundPerson } from '../../contract/console-files.ts'
import { consoleLimits } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'

/** Sorts behind every text with the same beginning. */
const lastSign = '\u{10ffff}'
/** Digits of a number without its country, which is the least to look for. */
const minDigits = 6

/** A telephone number without what people write between digits; an index holds it. */
const telephoneDigits = sql<string>`replace(replace(replace(replace(telephone, ' ', ''), '-', ''), '+', ''), '/', '')`

/** People by id, address of the profile, or the beginning of username or e-mail, or telephone, in whatever spelling. */
export async function findPeople(db: Database, q: string): Promise<FoundPerson[]> {
  const id = /all-users\/([\w-]+)/.exec(q)?.[1] ?? q
  const folded = q.toLowerCase()
  const digits = digitsOf(q)
  const found = await Promise.all([
    select(db).where('users.id', '=', id).execute(),
    select(db)
      .where('usernameFolded', '>=', folded)
      .where('usernameFolded', '<', folded + lastSign)
      .orderBy('usernameFolded')
      .limit(consoleLimits.found)
      .execute(),
    select(db)
      .where('email', '>=', folded)
      .where('email', '<', folded + lastSign)
      .orderBy('email')
      .limit(consoleLimits.found)
      .execute(),
    digits === null ? [] : withTelephone(db, digits),
  ])
  return [...new Map(found.flat().map((row) => [row.id, row])).values()].slice(0, consoleLimits.found).map(toPerson)
}

/** Other accounts with the same telephone number. */
export async function findSameTelephone(
  db: Database,
  { id, telephone }: { id: string; telephone: string },
): Promise<FoundPerson[]> {
  const digits = digitsOf(telephone)
  const rows = digits === null ? [] : await withTelephone(db, digits)
  return rows.filter((row) => row.id !== id).map(toPerson)
}

async function withTelephone(db: Database, digits: string[]) {
  return select(db).where(telephoneDigits, 'in', digits).orderBy('id').limit(consoleLimits.found).execute()
}

function select(db: Database) {
  return db.selectFrom('users').select(['id', 'username', 'email', 'telephone', 'createdAt', 'role', 'suspendedAt'])
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** A row as moderators see it. */
export function toPerson({ suspendedAt, ...person }: PersonRow): FoundPerson {
  return { ...person, isSuspended: suspendedAt !== null }
}

/** The ways in which the number may be stored: as it was typed, with and without Bulgaria's code; null for no number. */
function digitsOf(text: string): string[] | null {
  const digits = text.replace(/[\s+/()-]/g, '')
  if (!/^\d+$/.test(digits) || digits.length < minDigits) return null
  const national = digits.replace(/^(?:00359|359|0)/, '')
  return [...new Set([digits, `0${national}`, `359${national}`, `00359${national}`])]
}

import { Client } from 'pg'

/**
 * Names of prepared statements by their texts, the same on all connections, at most so many. Those that write many rows
 * have many texts, and each takes the server some hundred kB.
 */
const ofShort = { most: 300, names: new Map<string, string>() }
const ofLong = { most: 40, names: new Map<string, string>() }
/** Lengths in characters; the longest inserts the 25 offers of a slice of an import. */
const longestShort = 2000
const longestPrepared = 12_000

/**
 * A connection to PostgreSQL that sends what is asked in one turn of the event loop in one piece, and keeps statements
 * prepared which write or lock rows: these find their rows by key, so that one plan is right for all values. What is only read is planned anew for its values, because among them are
 * brands of three offers and of three hundred thousand.
 */
export class PreparingClient extends Client {
  // The driver has eight overloads for what is handed on here as it came.
  override query(...given: unknown[]): never {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const [text, values, ...rest] = given
    const name = typeof text === 'string' ? nameOf(text) : undefined
    const asked = name === undefined ? given : [{ name, text, values }, ...rest]
    return super.query(...(asked as Parameters<Client['query']>)) as never
  }
}

function nameOf(text: string): string | undefined {
  if (!/^(insert|update|delete) | for (no key )?(update|key share)/.test(text)) return undefined
  // PostgreSQL refuses a prepared statement whose answer, where all columns are asked for, has changed with the table.
  if (text.length > longestPrepared || text.includes('*')) return undefined
  const { most, names } = text.length > longestShort ? ofLong : ofShort
  const known = names.get(text)
  if (known !== undefined || names.size >= most) return known
  const name = `volan${ofShort.names.size + ofLong.names.size}`
  names.set(text, name)
  return name
}

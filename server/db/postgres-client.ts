import { Client } from 'pg'

/** How many statements a connection keeps prepared at most, and how long one may be, in characters. */
const preparedAtMost = 300
const longestPrepared = 2000

/** Names of prepared statements by their texts, the same on all connections. */
const names = new Map<string, string>()

/** Texts that are kept prepared in any case. */
const kept = new Set<string>()

/** Keeps a text prepared also when it only reads, however long it is, and however many others are; for few texts only. */
export function keepPrepared(text: string): void {
  kept.add(text)
}

/**
 * A connection to PostgreSQL that sends what is asked in one turn of the event loop in one piece, and keeps statements
 * prepared which write or lock rows: these find their rows by key, so that one plan is right for all values. What is
 * only read is planned anew for its values, because among them are brands of three offers and of three hundred thousand;
 * a `KeptStatement` is not.
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
  const isKept = kept.has(text)
  if (!isKept && !/^(insert|update|delete) | for (no key )?(update|key share)/.test(text)) return undefined
  // PostgreSQL refuses a prepared statement whose answer, where all columns are asked for, has changed with the table.
  if ((text.length > longestPrepared && !isKept) || text.includes('*')) return undefined
  const known = names.get(text)
  if (known !== undefined || (names.size >= preparedAtMost && !isKept)) return known
  const name = `volan${names.size}`
  names.set(text, name)
  return name
}

import { Client } from 'pg'

/** Maximum prepared statements of a connection, and the maximum length of one in characters. */
const maxPrepared = 300
const maxLength = 2000

/** Names of prepared statements by text, the same on all connections. */
const names = new Map<string, string>()

/** Texts that are prepared regardless of kind, length and number. */
const alwaysPrepared = new Set<string>()

/** Prepares a text also when it only reads, however long, and beyond the maximum; for few texts only. */
export function alwaysPrepare(text: string): void {
  alwaysPrepared.add(text)
}

/**
 * A PostgreSQL connection that sends the queries of one turn of the event loop in one piece, and prepares statements
 * that write or lock: they find rows by key, so one plan suits all values. Reads are planned for their values, because
 * brands have from three to three hundred thousand offers; `PreparedStatement` is the exception.
 */
export class PreparingClient extends Client {
  // The driver has eight overloads, all of which are passed through.
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
  const isAlways = alwaysPrepared.has(text)
  if (!isAlways && !/^(insert|update|delete) | for (no key )?(update|key share)/.test(text)) return undefined
  // PostgreSQL refuses a prepared `select *` after the table's columns change.
  if ((text.length > maxLength && !isAlways) || text.includes('*')) return undefined
  const known = names.get(text)
  if (known !== undefined || (names.size >= maxPrepared && !isAlways)) return known
  const name = `volan${names.size}`
  names.set(text, name)
  return name
}

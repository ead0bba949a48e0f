/** JSON in the bytes that are sent, of a value that is known to be a `T`: a whole answer, or a part of several. */
export class WrittenJson<T = unknown> {
  readonly bytes: Buffer
  #value: T | undefined

  constructor(bytes: Buffer, value?: T) {
    this.bytes = bytes
    this.#value = value
  }

  /** The value, made of the bytes when it is wanted. */
  get value(): T {
    this.#value ??= JSON.parse(this.bytes.toString()) as T
    return this.#value
  }
}

/** The members of an object, of which some are written. */
type Members<T> = { [Name in keyof T]: T[Name] | WrittenJson<T[Name]> }

/** A value as JSON; what is `undefined` is null. */
export function written<T>(value: T): WrittenJson<T> {
  return new WrittenJson(Buffer.from(JSON.stringify(value ?? null)), value)
}

/** An object as JSON, without members that are `undefined`. */
export function writtenObject<T extends object>(members: Members<T>): WrittenJson<T> {
  const stated = Object.entries(members).filter(([, value]) => value !== undefined)
  const pieces = stated.flatMap(([name, value], at) => [
    Buffer.from(`${at > 0 ? ',' : ''}${JSON.stringify(name)}:`),
    (value instanceof WrittenJson ? value : written(value)).bytes,
  ])
  return writtenBetween('{', pieces, '}')
}

/** A list as JSON. */
export function writtenList<T>(entries: readonly WrittenJson<T>[]): WrittenJson<readonly T[]> {
  const pieces = entries.flatMap(({ bytes }, at) => (at > 0 ? [comma, bytes] : [bytes]))
  return writtenBetween('[', pieces, ']')
}

const comma = Buffer.from(',')

/** Joins pieces between two brackets; that they make JSON is for the caller to see to. */
export function writtenBetween<T>(open: string, pieces: readonly Buffer[], close: string): WrittenJson<T> {
  return new WrittenJson(Buffer.concat([Buffer.from(open), ...pieces, Buffer.from(close)]))
}

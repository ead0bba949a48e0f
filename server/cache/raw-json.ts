/** JSON bytes of a value of type `T`, ready to send: a whole answer or a part of one. */
export class RawJson<T = unknown> {
  readonly bytes: Buffer
  #value: T | undefined

  constructor(bytes: Buffer, value?: T) {
    this.bytes = bytes
    this.#value = value
  }

  /** The value, parsed from the bytes. */
  get value(): T {
    this.#value ??= JSON.parse(this.bytes.toString()) as T
    return this.#value
  }
}

/** Members of an object, each a value or raw JSON. */
type Members<T> = { [Name in keyof T]: T[Name] | RawJson<T[Name]> }

/** A value as JSON; `undefined` becomes null. */
export function rawJson<T>(value: T): RawJson<T> {
  return new RawJson(Buffer.from(JSON.stringify(value ?? null)), value)
}

/** An object as JSON, without members that are `undefined`. */
export function rawObject<T extends object>(members: Members<T>): RawJson<T> {
  const stated = Object.entries(members).filter(([, value]) => value !== undefined)
  const pieces = stated.flatMap(([name, value], at) => [
    Buffer.from(`${at > 0 ? ',' : ''}${JSON.stringify(name)}:`),
    (value instanceof RawJson ? value : rawJson(value)).bytes,
  ])
  return rawBetween('{', pieces, '}')
}

/** A list as JSON. */
export function rawList<T>(entries: readonly RawJson<T>[]): RawJson<readonly T[]> {
  const pieces = entries.flatMap(({ bytes }, at) => (at > 0 ? [comma, bytes] : [bytes]))
  return rawBetween('[', pieces, ']')
}

const comma = Buffer.from(',')

/** Joins pieces between two brackets; the caller ensures that the result is valid JSON. */
export function rawBetween<T>(open: string, pieces: readonly Buffer[], close: string): RawJson<T> {
  return new RawJson(Buffer.concat([Buffer.from(open), ...pieces, Buffer.from(close)]))
}

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
  const pairs = stated.map(([name, value]) => {
    const { bytes } = value instanceof WrittenJson ? value : written(value)
    return Buffer.concat([Buffer.from(`${JSON.stringify(name)}:`), bytes])
  })
  return new WrittenJson(enclosed('{', pairs, '}'))
}

/** A list as JSON. */
export function writtenList<T>(entries: readonly WrittenJson<T>[]): WrittenJson<readonly T[]> {
  const parts = entries.map(({ bytes }) => bytes)
  return new WrittenJson(enclosed('[', parts, ']'))
}

function enclosed(open: string, parts: Buffer[], close: string): Buffer {
  const separated = parts.flatMap((part, at) => (at > 0 ? [comma, part] : [part]))
  return Buffer.concat([Buffer.from(open), ...separated, Buffer.from(close)])
}

const comma = Buffer.from(',')

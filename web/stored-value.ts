import { browserStorage } from './storage.ts'

/** Whether a value that was stored has the shape that its readers need. */
export type Shape<T> = (value: unknown) => value is T

interface Form<T> {
  /** Raise it when values of the shape before mean something else; those are taken for none then. */
  version: number
  isShaped: Shape<T>
  storage?: typeof browserStorage
  /** Whether a person would miss the value, and is told when it cannot be stored. */
  isMissed?: boolean
}

/** A value of the browser under one key. */
export interface StoredValue<T> {
  /** The value; `null` for none, for one of another version, and for what anything else left there. */
  read(): T | null
  /** Stores the value; `null` removes it. */
  write(value: T | null): void
}

/** The value under `key`. */
export function storedValue<T>(
  key: string,
  { version, isShaped, storage = browserStorage, isMissed = false }: Form<T>,
): StoredValue<T> {
  return {
    read() {
      const value = valueIn(storage.get(key), version)
      return isShaped(value) ? value : null
    },
    write(value) {
      if (value === null) storage.remove(key)
      else storage.set(key, textOf(value, version), isMissed)
    },
  }
}

/** The text under which a value of this version is stored. */
export function textOf(value: unknown, version: number): string {
  return JSON.stringify({ version, value })
}

/** The value of this version in a stored text, else `null`. Bare values were stored before versions were. */
export function valueIn(text: string | null, version: number): unknown {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isVersioned(stored)) return version === 1 ? stored : null
    return stored.version === version ? stored.value : null
  } catch {
    return null
  }
}

/**
 * Takes values like an example: of the same type, with at least its fields, and lists whose every entry is like its
 * first; where the entries of the example are of several types, each is like the one at its place. An empty list stands
 * for one of texts, `null` for anything.
 */
export function like<T>(example: T): Shape<T> {
  return (value): value is T => isLike(value, example)
}

/** The fields of a stored object that are like those of the example; what is missing or different is left out. */
export function fieldsLike<T extends object>(value: unknown, example: T): Partial<T> {
  if (!isObject(value)) return {}
  const known = Object.entries(example).filter(([name, field]) => name in value && isLike(value[name], field))
  return Object.fromEntries(known.map(([name]) => [name, value[name]])) as Partial<T>
}

function isLike(value: unknown, example: unknown): boolean {
  if (example === null) return true
  if (Array.isArray(example)) return Array.isArray(value) && isListLike(value, example)
  if (!isObject(example)) return typeof value === typeof example
  return isObject(value) && Object.entries(example).every(([name, field]) => isLike(value[name], field))
}

function isListLike(value: readonly unknown[], example: readonly unknown[]): boolean {
  const isTuple = new Set(example.map((entry) => typeof entry)).size > 1
  if (isTuple) return value.length === example.length && value.every((entry, at) => isLike(entry, example[at]))
  const first = example[0] ?? ''
  return value.every((entry) => isLike(entry, first))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isVersioned(stored: unknown): stored is { version: number; value: unknown } {
  return isObject(stored) && typeof stored.version === 'number' && 'value' in stored
}

import { type ErrorCode } from './errors.ts'
import { type Role } from './moderation.ts'

/**
 * Who may call: anybody, a browser with its session cookie, or a person with an identity token, of this role at least.
 */
export type Access = 'anybody' | 'session' | Role

/**
 * One call. `node` rows answer at `{path}.json` and `{path}/.json` and take `print`, `shallow`, ETag headers and, where
 * `orderBy` lists fields, queries; `call` rows answer at the path as it stands. Paths stand below `/api`.
 */
export interface Endpoint<Path extends string = string, Body = unknown, Reply = unknown> {
  kind: 'node' | 'call'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  access: Access
  summary: string
  reply: Described<Reply>
  /** The schema that checks it stands in `bodies.ts`. */
  body?: Described<Body>
  /** Fields that `orderBy` may name; `$key` is always among them. */
  orderBy?: readonly string[]
  /** Query parameters beside the wire's own; `texts` may be given several times. */
  query?: Readonly<Record<string, 'text' | 'texts' | 'integer'>>
  /** May be read as a stream of events (`Accept: text/event-stream`). */
  streams?: boolean
  /** The body is a file as it stands, not JSON. */
  takesFile?: boolean
  errors: readonly ErrorCode[]
}

/** A payload in words, with its type for the compiler. */
export interface Described<T> {
  says: string
  readonly type?: T
}

/** A map of the wire: values by key. */
export type WireMap<T> = Record<string, T>

/** A payload's type, and what it is in words. */
export function says<T>(words: string): Described<T> {
  return { says: words }
}

/** The answer of what leaves nothing behind. */
export const nothing = says<null>('null')
/** The answer of a create: `{"name"}`, the new key. */
export const name = says<{ name: string }>('the new key')

/** The answer's type of a row. */
export type ReplyOf<E extends Endpoint> = NonNullable<E['reply']['type']> | Extract<E['reply']['type'], null>

/** The names of the parameters in a row's path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

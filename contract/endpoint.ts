import { type ErrorCode } from './errors.ts'
import { type Role } from './moderation.ts'

/**
 * Who may call: anybody, a browser with its session cookie, or a person of at least this role with an identity token.
 */
export type Access = 'anybody' | 'session' | Role

/**
 * A call. `node` rows answer at `{path}.json` and `{path}/.json` and accept `print`, `shallow`, ETag headers and
 * queries if `orderBy` lists fields; `call` rows answer at the path itself. Paths are below `/api`.
 */
export interface Endpoint<Path extends string = string, Body = unknown, Reply = unknown> {
  kind: 'node' | 'call'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  access: Access
  summary: string
  reply: Described<Reply>
  /** `bodies.ts` holds its schema. */
  body?: Described<Body>
  /** Fields that `orderBy` may name besides `$key`. */
  orderBy?: readonly string[]
  /** Query parameters besides the wire's own; `texts` may be repeated. */
  query?: Readonly<Record<string, 'text' | 'texts' | 'integer'>>
  /** Refused to people whom a moderator has limited: it publishes or writes to somebody. */
  publishes?: boolean
  /** Can be read as an event stream (`Accept: text/event-stream`). */
  streams?: boolean
  /** The body is a file, not JSON. */
  takesFile?: boolean
  /** The media type of a file answer; absent for JSON. */
  answersFile?: string
  errors: readonly ErrorCode[]
}

/** The type of a payload, with a description for the API document. */
export interface Described<T> {
  says: string
  readonly type?: T
}

/** Describes a payload; the type is for the compiler only. */
export function says<T>(words: string): Described<T> {
  return { says: words }
}

/** An answer without content. */
export const nothing = says<null>('null')
/** The answer of a create: `{"name": newKey}`. */
export const name = says<{ name: string }>('the new key')

/** The type of a row's answer. */
export type ReplyOf<E extends Endpoint> = NonNullable<E['reply']['type']> | Extract<E['reply']['type'], null>

/** The type of a row's body. */
export type BodyOf<E extends Endpoint> = E extends { body: Described<infer Body> } ? Body : never

/** The parameter names of a path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

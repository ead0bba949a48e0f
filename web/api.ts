import { type Endpoint, type ParamsOf, type ReplyOf } from '../contract/endpoint.ts'
import { wireQueryString, type WireQuery } from '../contract/wire-query.ts'
import { asPerson } from './as-person.ts'
import { callErrorOf, offlineError } from './call-error.ts'
import { noteAnswerTime } from './server-clock.ts'
import { texts } from './texts.ts'

const timeoutMs = 20_000

type QueryValue<Kind> = Kind extends 'integer' ? number : Kind extends 'texts' ? readonly string[] : string

type OwnQuery<E extends Endpoint> = E extends Endpoint & { query: infer Q }
  ? { [name in keyof Q]?: QueryValue<Q[name]> | undefined }
  : unknown

type Params<E extends Endpoint> = [ParamsOf<E['path']>] extends [never]
  ? { params?: never }
  : { params: Record<ParamsOf<E['path']>, string> }

type Body<E extends Endpoint> = E extends { body: { readonly type?: infer B } } ? { body: B } : { body?: never }

/** The parts of an address: the row's parameters and its query. */
export type AddressParts<E extends Endpoint> = Params<E> & { query?: WireQuery & OwnQuery<E> }

export type CallOptions<E extends Endpoint> = AddressParts<E> &
  Body<E> & {
    /** Idempotency key of a create; a retry with the same key creates nothing. */
    key?: string
    /** The tag of the state to replace; any other state is refused with `changedMeanwhile`. */
    ifMatch?: string | undefined
    /** The write that this read prepares; when the read is refused, the write counts as refused too. */
    prepares?: Endpoint
    /** Lets the request outlive the page. */
    keepalive?: boolean
    signal?: AbortSignal
  }

type Optional<T> = Partial<T> extends T ? [T?] : [T]

/** Makes the call of a row of the endpoint table. Throws `CallError`. */
export async function call<E extends Endpoint>(endpoint: E, ...options: Optional<CallOptions<E>>): Promise<ReplyOf<E>> {
  return (await callForTag(endpoint, ...options)).reply
}

/** Like `call`, with the tag of the answered state for a write with `ifMatch`. */
export async function callForTag<E extends Endpoint>(
  endpoint: E,
  ...[options]: Optional<CallOptions<E>>
): Promise<{ reply: ReplyOf<E>; tag: string | null }> {
  const given = (options ?? {}) as CallOptions<Endpoint>
  const address = addressOf(endpoint, ...([given] as unknown as Optional<AddressParts<E>>))
  const write = endpoint.method === 'GET' ? given.prepares : endpoint
  const { body, tag } = await asPerson(write, (token) => send(endpoint, address, token, given))
  return { reply: (body === '' ? null : JSON.parse(body)) as ReplyOf<E>, tag }
}

/** The address of a call without the token; equal calls have equal addresses. */
export function addressOf<E extends Endpoint>(endpoint: E, ...[parts]: Optional<AddressParts<E>>): string {
  const { params, query } = (parts ?? {}) as { params?: Record<string, string>; query?: WireQuery }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = query ? queryString(endpoint, query) : ''
  return `/api${path}${endpoint.kind === 'node' ? '.json' : ''}${search && '?'}${search}`
}

/** A call's address with the token. For one request only, never for a link, picture or log. */
export function withToken(address: string, token: string | null): string {
  return token === null ? address : `${address}${address.includes('?') ? '&' : '?'}auth=${encodeURIComponent(token)}`
}

/** A new idempotency key of 128 random bits. `randomUUID` exists in secure contexts only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a body under the key that `attempt` is given. */
export type KeyedSend = <Reply>(body: unknown, attempt: (key: string) => Promise<Reply>) => Promise<Reply>

/** Gives the same key to each try to send a body until it arrives; another body, and the same one later, get new ones. */
export function keyedSend(): KeyedSend {
  const none = { body: '', key: '' }
  let last = none
  return async (body, attempt) => {
    const text = JSON.stringify(body)
    if (text !== last.body) last = { body: text, key: newKey() }
    const reply = await attempt(last.key)
    last = none
    return reply
  }
}

type OneOrMore = string | number | readonly string[]

function queryString(endpoint: Endpoint, query: WireQuery): string {
  const values = new Map(Object.entries(query) as [string, OneOrMore][])
  const own = Object.keys(endpoint.query ?? {})
    .flatMap((name) => [values.get(name) ?? []].flat().map((value) => [name, String(value)] as const))
    .map((param) => param.map(encodeURIComponent).join('='))
  return [...own, wireQueryString(query)].filter((part) => part !== '').join('&')
}

async function send(
  endpoint: Endpoint,
  address: string,
  token: string | null,
  { body, key, ifMatch, keepalive, signal }: CallOptions<Endpoint>,
): Promise<{ body: string; tag: string | null }> {
  // The page's language, which an address may have named.
  const headers: Record<string, string> = { 'accept-language': texts.language.tag }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key !== undefined) headers['idempotency-key'] = key
  if (ifMatch !== undefined) headers['if-match'] = ifMatch
  const timeout = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(withToken(address, token), {
    method: endpoint.method,
    headers,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : offlineError()
  })
  noteAnswerTime(answer.headers.get('date'))
  const text = await answer.text().catch(() => {
    throw offlineError()
  })
  if (!answer.ok) throw callErrorOf(answer.status, text, answer.headers.get('retry-after'))
  return { body: text, tag: answer.headers.get('etag') }
}

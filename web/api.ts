import { type Endpoint, type ParamsOf, type ReplyOf } from '../contract/endpoint.ts'
import { wireQueryString, type WireQuery } from '../contract/wire-query.ts'
import { callErrorOf, offlineError } from './call-error.ts'
import { endSession, freshToken, renewToken } from './token.ts'

const patienceMs = 20_000

type QueryValue<Kind> = Kind extends 'integer' ? number : Kind extends 'texts' ? readonly string[] : string

type OwnQuery<E extends Endpoint> = E extends Endpoint & { query: infer Q }
  ? { [name in keyof Q]?: QueryValue<Q[name]> | undefined }
  : unknown

type Params<E extends Endpoint> = [ParamsOf<E['path']>] extends [never]
  ? { params?: never }
  : { params: Record<ParamsOf<E['path']>, string> }

type Body<E extends Endpoint> = E extends { body: { readonly type?: infer B } } ? { body: B } : { body?: never }

/** What an address is made of: the row's parameters and its query. */
export type AddressParts<E extends Endpoint> = Params<E> & { query?: WireQuery & OwnQuery<E> }

export type CallOptions<E extends Endpoint> = AddressParts<E> &
  Body<E> & {
    /** Idempotency key of a create: a retry under the same key makes no second one. */
    key?: string
    /** Lets the request outlive the page. */
    keepalive?: boolean
    signal?: AbortSignal
  }

type Optional<T> = Partial<T> extends T ? [T?] : [T]

/** Makes the call of a row of the endpoint table. Throws `CallError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: Optional<CallOptions<E>>
): Promise<ReplyOf<E>> {
  const given = (options ?? {}) as CallOptions<Endpoint>
  const address = addressOf(endpoint, ...([given] as unknown as Optional<AddressParts<E>>))
  const token = await freshToken()
  let answer = await send(endpoint, address, token, given)
  if (answer.status === 401 && token !== null) {
    answer = await send(endpoint, address, await renewToken(token), given)
    if (answer.status === 401) endSession()
  }
  const body = await answer.text().catch(() => {
    throw offlineError()
  })
  if (!answer.ok) throw callErrorOf(answer.status, body, answer.headers.get('retry-after'))
  return (body === '' ? null : JSON.parse(body)) as ReplyOf<E>
}

/** The address of a call without the token: equal calls have equal addresses. */
export function addressOf<E extends Endpoint>(endpoint: E, ...[parts]: Optional<AddressParts<E>>): string {
  const { params, query } = (parts ?? {}) as { params?: Record<string, string>; query?: WireQuery }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = query ? queryString(endpoint, query) : ''
  return `/api${path}${endpoint.kind === 'node' ? '.json' : ''}${search && '?'}${search}`
}

/** A call's address with the token, for one request only: never for a link, a picture or a log. */
export function withToken(address: string, token: string | null): string {
  return token === null ? address : `${address}${address.includes('?') ? '&' : '?'}auth=${encodeURIComponent(token)}`
}

/** A new idempotency key: 128 random bits. (`randomUUID` exists in secure contexts only.) */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
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
  { body, key, keepalive, signal }: { body?: unknown; key?: string; keepalive?: boolean; signal?: AbortSignal },
): Promise<Response> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key !== undefined) headers['idempotency-key'] = key
  const timeout = AbortSignal.timeout(patienceMs)
  try {
    return await fetch(withToken(address, token), {
      method: endpoint.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw offlineError()
  }
}

import { createHash } from 'node:crypto'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { bodySchema } from '../../contract/bodies.ts'
import { type Endpoint, type ParamsOf, type ReplyOf } from '../../contract/endpoint.ts'
import { messageIdOf } from './message-id.ts'
import { isAtLeast, roles, type Role } from '../../contract/moderation.ts'
import { photos } from '../../contract/limits.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { insidePath } from '../http/addresses.ts'
import { sentToken, type Caller } from '../auth/identify.ts'
import { type SentKey } from '../db/idempotency-store.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import { type Watch } from '../live/watch.ts'
import { type Services } from './services.ts'
import { answer, preconditionOf, type Precondition } from '../http/answer.ts'
import { type EntryStream } from '../http/entry-stream.ts'
import { type FileAnswer } from '../http/file-answer.ts'
import { type CachedJson } from '../cache/response-cache.ts'
import { type RawJson } from '../cache/raw-json.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { parseWireQuery, singleValue, type RawQuery } from '../http/query.ts'

/** A call's request, checked against its row of the endpoint table. */
export interface Asked<E extends Endpoint> {
  params: Record<ParamsOf<E['path']>, string>
  query: WireQuery
  /** The row's own query parameters, single and repeated. */
  extra: Record<string, string | undefined>
  lists: Record<string, readonly string[]>
  body: NonNullable<NonNullable<E['body']>['type']>
  me: E['access'] extends Role ? Caller : Caller | null
  /** The Idempotency-Key header, with the fingerprint of path and body. */
  key: SentKey | undefined
  /** The If-Match header as a check of the current value. */
  precondition: Precondition | undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = ReplyOf<E> | EntryStream | FileAnswer | CachedJson | RawJson
type Handler<E extends Endpoint> = (asked: Asked<E>) => Promise<Answer<E>> | Answer<E>
/** Checks a call before its body is read, when the caller is known. */
type Admit<E extends Endpoint> = (
  me: Asked<E>['me'],
  call: { request: FastifyRequest; reply: FastifyReply },
) => Promise<void>
type Watcher<E extends Endpoint> = (asked: Asked<E>) => Promise<Watch> | Watch

/** The server of the endpoint table. */
export interface Api {
  /** Serves a row; `watch` serves it as an event stream, `admit` checks the call before its body is read. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>, more?: { watch?: Watcher<E>; admit?: Admit<E> }): void
  /** The served rows. */
  readonly served: ReadonlySet<Endpoint>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once their token was checked. */
    caller: Caller | null
  }
}

/** Creates the server of the endpoint table. It checks caller, keys, query and body of every call. */
export function createApi(app: FastifyInstance, services: Services): Api {
  const served = new Set<Endpoint>()
  app.decorateRequest('caller', null)
  app.removeAllContentTypeParsers()
  // Clients of the wire send JSON under any content type, so the body is parsed regardless of it.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const on: Api['on'] = (endpoint, handler, { watch, admit } = {}) => {
    served.add(endpoint)
    app.route({
      method: endpoint.method,
      url: insidePath(endpoint),
      exposeHeadRoute: false,
      ...(endpoint.takesFile && { bodyLimit: photos.bytes, config: { takesFile: true } }),
      // The caller is checked before the body is read, so that nobody uploads eight megabytes for a refusal.
      onRequest: async (request, reply) => {
        try {
          request.caller = await callerOf(services, endpoint, request)
        } finally {
          await consumeCall(services, request)
        }
        await admit?.(request.caller as Parameters<typeof admit>[0], { request, reply })
      },
      handler: async (request, reply) => {
        const asked = check(services, endpoint, request, reply)
        if (watch && endpoint.streams && request.headers.accept?.includes('text/event-stream')) {
          return services.streams.open({ watch: await watch(asked), me: asked.me, request, reply })
        }
        return answer({ endpoint, value: await handler(asked), me: asked.me, request, reply })
      },
    })
  }
  return { on, served }
}

/** Counts a call against its rate limit, even if it is refused later. Fails with `tooManyRequests`. */
async function consumeCall({ limits }: Services, { caller, ip }: FastifyRequest): Promise<void> {
  if (caller) await limits.consume('callPerPerson', caller.userId)
  else await limits.consume('callPerAddress', ip)
}

/**
 * The caller. Fails with `loginRequired`, `badToken`, `tokenExpired`, `accountLimited` or, when the role is too low,
 * `notYours` or `secondFactorRequired`.
 */
async function callerOf(services: Services, endpoint: Endpoint, request: FastifyRequest): Promise<Caller | null> {
  const token = sentToken(request.query as RawQuery, request.headers.authorization)
  const caller = token === undefined ? null : await services.callers.of(token)
  if (!isOneOf(roles, endpoint.access)) return caller
  if (!caller) fail('loginRequired')
  if (!isAtLeast(caller.role, endpoint.access)) {
    fail(isAtLeast(caller.heldRole, endpoint.access) ? 'secondFactorRequired' : 'notYours')
  }
  if (endpoint.publishes && (caller.limitedUntil ?? 0) > Date.now()) fail('accountLimited')
  return caller
}

function check<E extends Endpoint>(
  services: Services,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<E> {
  const raw = request.query as RawQuery
  const params = request.params as Record<string, string>
  for (const [name, value] of Object.entries(params)) if (!isKey(value)) fail('badKey', { field: name })
  const sent = sentBody(endpoint, request.body)
  return {
    params,
    query: parseWireQuery(raw, endpoint),
    extra: extraParameters(endpoint, raw),
    lists: listParameters(endpoint, raw),
    body: endpoint.body ? parseBody(services, endpoint, sent) : undefined,
    me: request.caller,
    key: idempotencyKey(request, [params, endpoint.takesFile ? null : sent]),
    precondition: preconditionOf(request),
    request,
    reply,
  } as unknown as Asked<E>
}

function extraParameters(endpoint: Endpoint, raw: RawQuery): Record<string, string | undefined> {
  const extra: Record<string, string | undefined> = {}
  for (const [name, kind] of Object.entries(endpoint.query ?? {})) {
    if (kind === 'texts') continue
    const value = singleValue(raw, name)
    if (kind === 'integer' && value !== undefined && !/^\d{1,4}$/.test(value)) {
      fail('badQuery', { field: name, sentence: 'It must be a whole number.' })
    }
    extra[name] = value
  }
  return extra
}

function listParameters(endpoint: Endpoint, raw: RawQuery): Record<string, readonly string[]> {
  const names = Object.entries(endpoint.query ?? {}).flatMap(([name, kind]) => (kind === 'texts' ? [name] : []))
  return Object.fromEntries(names.map((name) => [name, [raw[name] ?? []].flat()]))
}

/** The bytes of a file, or the JSON of another body, as it was sent. */
function sentBody(endpoint: Endpoint, body: unknown): unknown {
  if (!endpoint.body) return undefined
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  return endpoint.takesFile ? bytes : parseJsonBody(bytes)
}

function parseBody({ config }: Services, endpoint: Endpoint, value: unknown): unknown {
  const schema = endpoint.takesFile ? undefined : bodySchema(endpoint, config)
  if (!schema) return value
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return fail('invalid', { field: issue?.path.join('.') || 'body', message: messageIdOf(issue?.message) })
}

function idempotencyKey(request: FastifyRequest, sent: unknown): SentKey | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    fail('invalid', {
      field: 'Idempotency-Key',
      sentence: 'It must be 8 to 100 letters, digits, hyphens or underscores.',
    })
  }
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(sent, byName)).digest('base64url') }
}

/** Sorts the fields of an object, so that their order changes no fingerprint. */
function byName(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

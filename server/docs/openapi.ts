import * as z from 'zod/mini'
import { bodySchema } from '../../contract/bodies.ts'
import { type Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { errors, type ErrorCode } from '../../contract/errors.ts'
import { boundNames } from '../../contract/wire-query.ts'

/** A call in the document. */
export interface Operation {
  operationId: string
  summary: string
  security: object[]
  /** The role that one needs at least, beside being logged in. */
  'x-role'?: string
  parameters: Parameter[]
  requestBody?: { required: boolean; description: string; content: object }
  responses: Record<string, { description: string; content?: object }>
}

interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description?: string
  schema: object
}

/** The calls of a path, by method. */
export type Paths = Record<string, Record<string, Operation>>

/** The OpenAPI 3.1 document of all calls, made from the endpoint table. */
export function openApiDocument(settings: { mailProvider: string }) {
  const paths: Paths = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = publicPath(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, settings) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Volan',
      version: '1',
      description:
        'Cars, people, comments and messages. Nodes also answer at `{path}/.json`; missing nodes are `null`.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        auth: { type: 'apiKey', in: 'query', name: 'auth', description: 'The identity token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
    paths,
  }
}

/** A row's path as a client writes it, with parameters in braces. */
export function publicPath(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/:(\w+)/g, '{$1}') + (endpoint.kind === 'node' ? '.json' : '')
}

function operation(name: string, endpoint: Endpoint, settings: { mailProvider: string }): Operation {
  const { access } = endpoint
  const security =
    access === 'anybody' ? [{}] : access === 'session' ? [{ session: [] }] : [{ auth: [] }, { bearer: [] }]
  const replyTypes = { 'application/json': {}, ...(endpoint.streams && { 'text/event-stream': {} }) }
  return {
    operationId: name,
    summary: endpoint.summary,
    security,
    ...((access === 'moderator' || access === 'operator') && { 'x-role': access }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body && {
      requestBody: { required: true, description: endpoint.body.says, content: bodyContent(endpoint, settings) },
    }),
    responses: { 200: { description: endpoint.reply.says, content: replyTypes }, ...errorResponses(endpoint) },
  }
}

function pathParameters(endpoint: Endpoint): Parameter[] {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
  return names.map((name = '') => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function queryParameters(endpoint: Endpoint): Parameter[] {
  const own = Object.entries(endpoint.query ?? {}).map(([name, kind]): Parameter => ({
    name,
    in: 'query',
    schema: kind === 'texts' ? { type: 'array', items: { type: 'string' } } : parameterSchema(kind),
  }))
  if (endpoint.kind === 'call' || endpoint.method !== 'GET') return own
  const wire = [
    'print',
    'shallow',
    ...(endpoint.orderBy ? ['orderBy', ...boundNames, 'limitToFirst', 'limitToLast'] : []),
  ]
  const described = wire.map((name): Parameter => ({
    name,
    in: 'query',
    schema: { type: 'string' },
    ...(name === 'orderBy' && { description: `JSON text, one of ${['$key', ...(endpoint.orderBy ?? [])].join(', ')}` }),
  }))
  return [...own, ...described]
}

function parameterSchema(kind: 'text' | 'integer'): object {
  return { type: kind === 'integer' ? 'integer' : 'string' }
}

function bodyContent(endpoint: Endpoint, settings: { mailProvider: string }): object {
  if (endpoint.takesFile) return { 'image/*': { schema: { type: 'string', format: 'binary' } } }
  const schema = bodySchema(endpoint, settings)
  return { 'application/json': { schema: schema ? z.toJSONSchema(schema, { unrepresentable: 'any' }) : {} } }
}

function accessErrors({ access }: Endpoint): ErrorCode[] {
  if (access === 'anybody' || access === 'session') return []
  const always = ['loginRequired', 'badToken', 'tokenExpired'] as const
  return access === 'user' ? [...always] : [...always, 'notYours']
}

function errorResponses(endpoint: Endpoint): Operation['responses'] {
  const responses: Operation['responses'] = {}
  for (const code of [...accessErrors(endpoint), ...endpoint.errors]) {
    const { status, sentence } = errors[code]
    const before = responses[status]?.description
    responses[status] = { description: [before, `${code}: ${sentence.trim()}`].filter(Boolean).join(' ') }
  }
  return responses
}

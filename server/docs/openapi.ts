import { type Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { boundNames } from '../../contract/wire-query.ts'
import { errorSchema, responsesOf, type Content, type Responses } from './answers.ts'
import { callSchemas } from './call-schemas.ts'

/** A call in the document. */
export interface Operation {
  operationId: string
  summary: string
  security: object[]
  /** The least role that may call, besides being logged in. */
  'x-role'?: string
  parameters: Parameter[]
  requestBody?: { required: boolean; description: string; content: Content }
  responses: Responses
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: object
}

/** The calls of a path by method. */
export type Paths = Record<string, Record<string, Operation>>

/** The OpenAPI 3.1 document of all calls, made from the endpoint table. */
export function openApiDocument() {
  const paths: Paths = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = publicPath(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
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
      schemas: { ...callSchemas().shared, Error: errorSchema },
      securitySchemes: {
        auth: { type: 'apiKey', in: 'query', name: 'auth', description: 'The identity token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
    paths,
  }
}

/** A row's path for clients, with parameters in braces. */
export function publicPath(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/:(\w+)/g, '{$1}') + (endpoint.kind === 'node' ? '.json' : '')
}

function operation(name: string, endpoint: Endpoint): Operation {
  const { access } = endpoint
  const security =
    access === 'anybody' ? [{}] : access === 'session' ? [{ session: [] }] : [{ auth: [] }, { bearer: [] }]
  return {
    operationId: name,
    summary: endpoint.summary,
    security,
    ...((access === 'moderator' || access === 'operator') && { 'x-role': access }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body && {
      requestBody: { required: true, description: endpoint.body.says, content: bodyContent(name, endpoint) },
    }),
    responses: responsesOf(name, endpoint),
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
  const bounds = endpoint.orderBy ? [...boundNames, 'limitToFirst', 'limitToLast'] : []
  return [
    ...own,
    wireParameter('print', '`pretty` indents the answer, `silent` leaves it out (204)'),
    wireParameter('shallow', '`true`: of a map the keys alone, each with `true`'),
    ...(endpoint.orderBy
      ? [wireParameter('orderBy', `JSON text, one of ${['$key', ...endpoint.orderBy].join(', ')}`)]
      : []),
    ...bounds.map((name) => wireParameter(name)),
  ]
}

function wireParameter(name: string, description?: string): Parameter {
  return { name, in: 'query', schema: { type: 'string' }, ...(description !== undefined && { description }) }
}

function headerParameters(endpoint: Endpoint): Parameter[] {
  const header = (name: string, description: string): Parameter => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  })
  if (endpoint.errors.includes('changedMeanwhile'))
    return [header('if-match', 'The tag of what was read: nothing is written when it has changed since')]
  if (endpoint.kind === 'call' || endpoint.method !== 'GET') return []
  return [header('if-none-match', 'The tag of what is known already: answers 304 when it is still so')]
}

function parameterSchema(kind: 'text' | 'integer'): object {
  return { type: kind === 'integer' ? 'integer' : 'string' }
}

function bodyContent(name: string, endpoint: Endpoint): Content {
  if (endpoint.takesFile) return { 'image/*': { schema: { type: 'string' } } }
  return { 'application/json': { schema: callSchemas().bodies[name] ?? {} } }
}

import { type Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { errorStatus, type ErrorCode } from '../../contract/errors.ts'
import { errors } from '../../contract/texts/en/errors.ts'
import { callSchemas } from './call-schemas.ts'
import { type Schema } from './type-text.ts'

/** The answers of a call by status. */
export type Responses = Record<string, Response>

/** The schema of each media type. */
export type Content = Record<string, { schema: Schema }>

interface Response {
  description: string
  headers?: object
  content?: Content
}

/** The body of an error answer (specification 8). */
export const errorSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A sentence for people' },
    code: { enum: Object.keys(errorStatus) },
    field: { type: 'string', description: 'The field that is wrong' },
    appeal: { type: 'string', description: 'The path of the page on which a suspension can be contested' },
    requestId: { type: 'string', description: 'By it the operator finds the failure in the log' },
  },
  required: ['error', 'code'],
  additionalProperties: false,
}

/** The body of nearly every error. */
export const errorContent: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

/** Errors of every call, in addition to those of its row. */
const errorsOfAnyCall = [
  'invalid',
  'badQuery',
  'badKey',
  'badJson',
  'badToken',
  'tokenExpired',
  'tooLarge',
  'wrongMediaType',
  'tooManyRequests',
  'internal',
  'busy',
  'stopping',
] as const satisfies ErrorCode[]

/** All answers of a call. */
export function responsesOf(name: string, endpoint: Endpoint): Responses {
  const isNodeRead = endpoint.kind === 'node' && endpoint.method === 'GET'
  return {
    200: {
      description: endpoint.reply.says,
      ...(isNodeRead && { headers: { ETag: { description: 'The tag of the answer', schema: { type: 'string' } } } }),
      content: contentOf(name, endpoint),
    },
    ...(endpoint.kind === 'node' && { 204: { description: 'Nothing, for `print=silent`' } }),
    ...(isNodeRead && { 304: { description: 'Nothing: it is as it was' } }),
    ...errorResponses(endpoint),
    default: { description: sentencesOf(errorsOfAnyCall), content: errorContent },
  }
}

function contentOf(name: string, endpoint: Endpoint): Content {
  if (endpoint.answersFile !== undefined) return { [endpoint.answersFile]: { schema: { type: 'string' } } }
  return {
    'application/json': { schema: schemaOf(name) },
    ...(endpoint.streams && {
      'text/event-stream': { schema: { type: 'string', description: 'Events `put` and `patch` with {path, data}' } },
    }),
  }
}

function schemaOf(name: string): Schema {
  const schema = callSchemas().answers[name]
  if (!schema) throw new Error(`The answer of ${name} has no schema: run npm run generate`)
  return schema
}

function errorResponses(endpoint: Endpoint): Responses {
  const codes = [...accessErrors(endpoint), ...endpoint.errors]
  const byStatus = [...Map.groupBy(codes, (code) => errorStatus[code])]
  return Object.fromEntries(
    byStatus.map(([status, own]) => {
      const content = own.includes('changedMeanwhile') ? currentContent(endpoint) : errorContent
      return [status, { description: sentencesOf(own), content }]
    }),
  )
}

function sentencesOf(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `${code}: ${errors[code].trim()}`).join(' ')
}

function accessErrors({ access }: Endpoint): ErrorCode[] {
  if (access === 'anybody' || access === 'session') return []
  const always = ['loginRequired', 'badToken', 'tokenExpired'] as const
  return access === 'user' ? [...always] : [...always, 'notYours', 'secondFactorRequired']
}

/** The answer to a failed If-Match: the current value, in the shape of a read. */
function currentContent({ path }: Endpoint): Content {
  const reading = Object.entries<Endpoint>(endpoints).find(([, row]) => row.method === 'GET' && row.path === path)
  if (!reading) throw new Error(`Nothing reads what ${path} may find changed`)
  return { 'application/json': { schema: schemaOf(reading[0]) } }
}

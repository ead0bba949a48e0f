import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApiDocument, type Operation } from '../docs/openapi.ts'

interface Answered {
  method: string
  /** The address from `/api` on. */
  url: string
  response: { statusCode: number; headers: Record<string, unknown>; body: string }
}

const { paths, components } = openApiDocument()
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
const validators = new Map<object, ValidateFunction>()

/** The calls with patterns of their addresses: those with fewer parameters first, because they are meant first. */
const patterns = Object.entries(paths)
  .toSorted(([one], [other]) => parametersIn(one) - parametersIn(other))
  .map(([path, operations]) => ({ pattern: patternOf(path), operations }))

/** Throws when the document of calls describes no such answer. Parts of answers (`shallow`), streams and what has no body are let through. */
export function checkAnswer({ method, url, response }: Answered): void {
  const { pathname, searchParams } = new URL(url, 'http://product')
  const type = String(response.headers['content-type']).split(';')[0] ?? ''
  if (type !== 'application/json' || response.body === '' || searchParams.get('shallow') === 'true') return
  const operation = operationOf(method, pathname)
  if (!operation) return
  const about = `${method} ${pathname} answered ${response.statusCode}`
  const body: unknown = JSON.parse(response.body)
  const described = operation.responses[response.statusCode] ?? operation.responses.default
  const schema = described?.content?.[type]?.schema
  if (!schema) throw new Error(`${about}, for which the document of calls describes no JSON`)
  const isDescribed = validatorOf(schema)
  if (!isDescribed(body))
    throw new Error(`${about}, not as the document of calls describes it: ${ajv.errorsText(isDescribed.errors)}`)
  const code = codeIn(body)
  const told = [described, operation.responses.default].map((answer) => answer?.description).join(' ')
  if (response.statusCode >= 400 && code !== undefined && !told.includes(`${code}: `))
    throw new Error(`${about} with ${code}, which the document of calls does not name`)
}

function codeIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}

function operationOf(method: string, pathname: string): Operation | undefined {
  const wanted = pathname.replace(/\/\.json$/, '.json')
  const matching = patterns.filter(({ pattern }) => pattern.test(wanted))
  return matching.map(({ operations }) => operations[method.toLowerCase()]).find((operation) => operation !== undefined)
}

function validatorOf(schema: object): ValidateFunction {
  const made = validators.get(schema) ?? ajv.compile({ ...schema, components })
  validators.set(schema, made)
  return made
}

function parametersIn(path: string): number {
  return path.split('{').length
}

function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

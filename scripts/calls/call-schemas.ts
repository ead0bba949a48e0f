import { join } from 'node:path'
import { generateSchema, programFromConfig, type Definition } from 'typescript-json-schema'

/** Schemas of what calls take and answer, written for OpenAPI, by the names of the rows in `contract/endpoints.ts`. */
export interface CallSchemas {
  answers: Schemas
  bodies: Schemas
  /** Types that several answers have, by their names in the contract. */
  shared: Schemas
}

type Schemas = Record<string, Definition>

const program = programFromConfig(join(import.meta.dirname, '../../contract/tsconfig.json'))

/** Types without a meaning of their own: their schemas stand where they are used. */
const helpers = new Set(['Exclude', 'Pick', 'Record', 'ReplyOf'])

/** Makes the schemas from `Answers` and `Bodies`, which the compiler works out from what each row says. */
export function makeCallSchemas(): CallSchemas {
  const answers = readType('Answers', { isClosed: true })
  // What the server does not know of a body it leaves aside.
  const bodies = readType('Bodies', { isClosed: false })
  const sharedNames = Object.keys(answers.definitions).filter((name) => isShared(name))
  return {
    answers: mapSchemas(answers.properties, (schema) => resolve(schema, answers.definitions, isShared)),
    bodies: mapSchemas(bodies.properties, (schema) => resolve(schema, bodies.definitions, () => false)),
    shared: mapSchemas(
      Object.fromEntries(sharedNames.map((name) => [name, answers.definitions[name] ?? {}])),
      (schema) => resolve(schema, answers.definitions, isShared),
    ),
  }
}

function readType(name: string, { isClosed }: { isClosed: boolean }): { properties: Schemas; definitions: Schemas } {
  const settings = { required: true, noExtraProps: isClosed, aliasRef: true, ignoreErrors: true }
  const { properties = {}, definitions = {} } = generateSchema(program, name, settings) ?? {}
  return { properties: properties as Schemas, definitions: definitions as Schemas }
}

/** Puts schemas in the place of references, unless they are to be shared. */
function resolve(value: unknown, definitions: Schemas, staysShared: (name: string) => boolean): unknown {
  const again = (part: unknown) => resolve(part, definitions, staysShared)
  if (Array.isArray(value)) return value.map((part) => again(part))
  if (typeof value !== 'object' || value === null) return value
  if (!('$ref' in value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [keywordOf(key, part), again(part)]))
  const name = decodeURIComponent(String(value.$ref).replace('#/definitions/', ''))
  if (staysShared(name)) return { $ref: `#/components/schemas/${name}` }
  const { description: _, ...schema } = again(definitions[name]) as Definition
  return schema
}

/** OpenAPI 3.1 has another word than earlier JSON Schema for the parts of a tuple. */
function keywordOf(key: string, value: unknown): string {
  return key === 'items' && Array.isArray(value) ? 'prefixItems' : key
}

/** The compiler's names for what has none, such as `__type_1`, are no names for readers. */
function isShared(name: string): boolean {
  return /^[A-Z][A-Za-z]*$/.test(name) && !helpers.has(name)
}

function mapSchemas(schemas: Schemas, change: (schema: Definition) => unknown): Schemas {
  const sorted = Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, schema]) => [name, change(schema) as Definition]))
}

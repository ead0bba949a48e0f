import { html, type Html } from '../lib/html.ts'

/** The keywords of JSON Schema that the generated document uses. */
export interface Schema {
  $ref?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
}

// The formatter takes newlines out of templates.
const newline = '\n'

/** A schema as a TypeScript type; the types it names are links. */
export function typeOf(schema: Schema, indent = ''): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return html`<a href="#type-${name}">${name}</a>`
  }
  if (schema.anyOf) return joined(schema.anyOf.map((part) => typeOf(part, indent)))
  if (schema.enum) return joined(schema.enum.map((value) => html`${JSON.stringify(value)}`))
  if ('const' in schema) return html`${JSON.stringify(schema.const)}`
  if (schema.prefixItems) return html`[${commas(schema.prefixItems.map((part) => typeOf(part, indent)))}]`
  if (schema.items) return html`Array&lt;${typeOf(schema.items, indent)}&gt;`
  if (schema.properties || typeof schema.additionalProperties === 'object') return members(schema, indent)
  return html`${[schema.type ?? 'unknown'].flat().join(' | ')}`
}

function members({ properties = {}, required = [], additionalProperties }: Schema, indent: string): Html {
  const inner = `${indent}  `
  const own = Object.entries(properties).map(
    ([name, schema]) =>
      html`${inner}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)}${comment(schema)}${newline}`,
  )
  const others =
    typeof additionalProperties === 'object' &&
    html`${inner}[key: string]: ${typeOf(additionalProperties, inner)}${newline}`
  return html`{${newline}${own}${others}${indent}}`
}

function comment({ description }: Schema): string {
  return description === undefined ? '' : ` // ${description.replaceAll(/\s+/g, ' ').replaceAll('`', '')}`
}

function joined(parts: Html[]): Html {
  return html`${parts.map((part, i) => (i > 0 ? html` | ${part}` : part))}`
}

function commas(parts: Html[]): Html {
  return html`${parts.map((part, i) => (i > 0 ? html`, ${part}` : part))}`
}

import { globSync, readFileSync } from 'node:fs'
import { parseSync, type ESTree, type ParseResult } from 'rolldown/utils'

/** A file of texts. */
export interface Catalogue {
  source: string
  program: ESTree.Program
  comments: ParseResult['comments']
  /** Its exported objects by name. */
  objects: ReadonlyMap<string, ESTree.ObjectExpression>
}

/** A text of a catalogue, such as `carPage.photos`: what stands in its quotes, without what is filled in. */
export interface Text {
  name: string
  words: string
}

/** The Bulgarian files, as paths from the root. */
export function bulgarianFiles(): string[] {
  return globSync('{contract,web,server}/texts/bg/*.ts', { exclude: ['**/*.test.ts'] }).toSorted()
}

/** The English file of the same texts. */
export function englishOf(file: string): string {
  return file.replace('/bg/', '/en/')
}

export function readCatalogue(file: string): Catalogue {
  return parseCatalogue(readFileSync(file, 'utf8'))
}

export function parseCatalogue(source: string): Catalogue {
  const { program, comments, errors } = parseSync('catalogue.ts', source)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const objects = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const value = init && bare(init)
      return id.type === 'Identifier' && value?.type === 'ObjectExpression' ? [[id.name, value] as const] : []
    })
  })
  return { source, program, comments, objects: new Map(objects) }
}

/** An expression without parentheses, `as const` and `satisfies`. */
export function bare(expression: ESTree.Expression): ESTree.Expression {
  switch (expression.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return bare(expression.expression)
    default:
      return expression
  }
}

/** The properties of an object that are written out, by name. */
export function propertiesOf(object: ESTree.ObjectExpression): Map<string, ESTree.ObjectProperty> {
  const properties = object.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    return name === undefined ? [] : [[name, property] as const]
  })
  return new Map(properties)
}

/** All texts of a catalogue's objects. */
export function textsOf({ objects }: Catalogue): Text[] {
  return [...objects].flatMap(([name, object]) => textsIn(object, name))
}

function textsIn(expression: ESTree.Expression, name: string): Text[] {
  const value = bare(expression)
  if (value.type !== 'ObjectExpression') return [{ name, words: wordsIn(value) }]
  return [...propertiesOf(value)].flatMap(([key, property]) => textsIn(property.value, `${name}.${key}`))
}

/** Code whose quotes hold no words for people. */
const notText = new Set(['ImportDeclaration', 'NewExpression', 'TSTypeAnnotation'])

/** What stands in the quotes of a piece of code, with a space where something is filled in. */
export function wordsIn(node: unknown): string {
  return piecesIn(node).join(' ')
}

function piecesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(piecesIn)
  if (!isNode(node) || notText.has(node.type)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [node.value.cooked ?? '']
  return Object.values(node).flatMap(piecesIn)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

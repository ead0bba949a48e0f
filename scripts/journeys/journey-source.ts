import { parseSync, type ESTree, type ParseResult } from 'rolldown/utils'

type Node = ESTree.Node

/** A file of `e2e/`, read as code. */
export interface JourneySource {
  /** Its name, such as `saved.e2e.ts`. */
  file: string
  source: string
  comments: ParseResult['comments']
  /** All nodes, each before what is in it. */
  nodes: readonly Node[]
  /** The nodes around a node, the nearest first. */
  around: (node: Node) => Node[]
}

/** What a check objects to. */
export interface Finding {
  file: string
  /** From 1. */
  line: number
  says: string
}

/** Reads a file as code. Throws at what is no TypeScript. */
export function parseJourney(file: string, source: string): JourneySource {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const parents = new Map<Node, Node>()
  const nodes: Node[] = []
  const visit = (node: Node) => {
    nodes.push(node)
    for (const part of Object.values(node).flat()) {
      if (!isNode(part)) continue
      parents.set(part, node)
      visit(part)
    }
  }
  visit(program)
  function around(node: Node): Node[] {
    const parent = parents.get(node)
    return parent === undefined ? [] : [parent, ...around(parent)]
  }
  return { file, source, comments, nodes, around }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** What is objected to at a node. */
export function findingAt({ file, source }: JourneySource, node: Node, says: string): Finding {
  return { file, line: lineAt(source, node.start), says }
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/**
 * Whether a comment gives the reason for a node: it begins with `word` and a colon, has three words more, and stands in
 * the node's statement or on the line above.
 */
export function isExcused({ source, comments, around }: JourneySource, node: Node, word: string): boolean {
  const statement = around(node).find(({ type }) => /Statement$|^VariableDeclaration$/.test(type)) ?? node
  const [first, last] = [lineAt(source, statement.start) - 1, lineAt(source, node.end)]
  return comments.some(({ value, start }) => {
    const line = lineAt(source, start)
    const [begin, reason = ''] = value.trim().split(/:(.*)/s)
    return line >= first && line <= last && begin === word && reason.trim().split(/\s+/).length >= 3
  })
}

/** A call of a method, as `click` in `page.getByText('Save').click()`. */
export interface MethodCall {
  node: ESTree.CallExpression
  method: string
  object: ESTree.Expression
}

/** A node as the call of a method; `undefined` where it is none. */
export function methodCall(node: Node): MethodCall | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object, property } = node.callee
  return property.type === 'Identifier' ? { node, method: property.name, object } : undefined
}

/** The name of a called function, as `offerCar`; `undefined` for other nodes. */
export function calledFunction(node: Node): string | undefined {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined
}

/** An expression without parentheses, `as`, `satisfies`, `!` and `await`. */
export function bareNode(node: Node): Node {
  switch (node.type) {
    case 'AwaitExpression':
      return bareNode(node.argument)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return bareNode(node.expression)
    default:
      return node
  }
}

/** The value of an object's property that is written out. */
export function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  return node.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name
      ? [property.value]
      : [],
  )[0]
}

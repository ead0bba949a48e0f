import { type ESTree } from 'rolldown/utils'
import { bareNode, type JourneySource } from './journey-source.ts'

type Node = ESTree.Node

/** What a name stands for: expressions that are written out, or a parameter of a function. */
export type Meaning = { kind: 'values'; values: Node[] } | { kind: 'parameter'; of: string; index: number }

/** A name and the part of the file that knows it. */
interface Binding {
  name: string
  within: Node
  meaning: Meaning
}

/** Where a name is used, what it stands for there; `undefined` where that is computed. */
export type Resolve = (name: Node) => Meaning | undefined

/** What the names of a file stand for. */
export function resolverOf(journey: JourneySource): Resolve {
  const bindings = Map.groupBy(
    journey.nodes.flatMap((node) => bindingsOf(journey, node)),
    ({ name }) => name,
  )
  return (used) => {
    if (used.type !== 'Identifier') return undefined
    const known = (bindings.get(used.name) ?? []).filter(
      ({ within }) => within.start <= used.start && used.end <= within.end,
    )
    return known.toSorted((one, other) => sizeOf(one.within) - sizeOf(other.within))[0]?.meaning
  }
}

function sizeOf({ start, end }: Node): number {
  return end - start
}

function bindingsOf(journey: JourneySource, node: Node): Binding[] {
  const [parent, ...others] = journey.around(node)
  if (node.type === 'VariableDeclarator') {
    const loop = others[0]
    // `for (const [label, keys] of [...])`: each element in turn.
    if (loop?.type === 'ForOfStatement' && loop.left === parent) return named(node.id, elementsOf([loop.right]), loop)
    const within = others.find(({ type }) => /^(BlockStatement|Program)$/.test(type))
    return node.init && within ? named(node.id, [node.init], within) : []
  }
  if (!isFunction(node)) return []
  const of = nameOfFunction(node, parent)
  return node.params.flatMap((param, index) => {
    const pattern = param.type === 'AssignmentPattern' ? param.left : param
    return pattern.type === 'Identifier' && of !== undefined
      ? [{ name: pattern.name, within: node, meaning: { kind: 'parameter', of, index } as const }]
      : []
  })
}

/** The names of a pattern with their parts of the values. */
function named(pattern: Node, values: Node[], within: Node): Binding[] {
  if (pattern.type === 'Identifier') return [{ name: pattern.name, within, meaning: { kind: 'values', values } }]
  if (pattern.type !== 'ArrayPattern') return []
  return pattern.elements.flatMap((element, index) => {
    const parts = values.map(bareNode).flatMap((value) => {
      const part = value.type === 'ArrayExpression' ? value.elements[index] : undefined
      return part ? [part] : []
    })
    return element ? named(element, parts, within) : []
  })
}

/** The elements of lists that are written out. */
function elementsOf(lists: Node[]): Node[] {
  return lists.map(bareNode).flatMap((list) => (list.type === 'ArrayExpression' ? list.elements : []) as Node[])
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

function isFunction(node: Node): node is FunctionNode {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
}

/** The name by which a function of the file is called. */
function nameOfFunction(node: FunctionNode, parent: Node | undefined): string | undefined {
  if (node.type === 'FunctionDeclaration') return node.id?.name
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name
  return undefined
}

import { type ESTree } from 'rolldown/utils'
import {
  bareNode,
  calledFunction,
  findingAt,
  isExcused,
  methodCall,
  propertyOf,
  type Finding,
  type JourneySource,
  type MethodCall,
} from './journey-source.ts'
import { resolverOf, type Resolve } from './names.ts'

type Node = ESTree.Node

/** The word of a comment that says why rows of everybody are counted all the same. */
const ofAll = 'Of all rows'

const rows = new Set(['article', 'listitem', 'row'])
/** What takes one of some rows, or all of them. */
const takes = new Set(['first', 'last', 'nth', 'count', 'all', 'allTextContents', 'allInnerTexts', 'evaluateAll'])
/** Sentences that count everybody's. */
const totals = /^(All )?\d[\d,]* (offers?|cars?|people|users|cases)$/

/**
 * Where a journey on the product of all journeys counts rows of a whole page, takes one by its place among them, or
 * expects a number of all offers: other journeys' rows stand there, too.
 */
export function findCounts(journey: JourneySource): Finding[] {
  const resolve = resolverOf(journey)
  const own = ownProducts(journey)
  return journey.nodes.flatMap((node) => {
    const says = totalOf(node) ?? countOf(node, resolve)
    if (says === undefined || isExcused(journey, node, ofAll)) return []
    if (own.some(({ start, end }) => start <= node.start && node.end <= end)) return []
    return [findingAt(journey, node, says)]
  })
}

/** The parts of a file whose journeys have a product of their own. */
function ownProducts({ nodes, around }: JourneySource): Node[] {
  const isAround = (node: Node) => /Function|^Program$/.test(node.type)
  const isPartOf = (node: Node, method: string) => methodCall(around(node)[0] ?? node)?.method === method
  return nodes.flatMap((node) => {
    if (calledFunction(node) !== 'startProduct') return []
    const forAll = around(node).find((one) => methodCall(one)?.method === 'beforeAll')
    if (forAll) return around(forAll).find(isAround) ?? []
    // The whole journey, but not all that a group of them describes.
    return around(node).findLast((one) => isAround(one) && one.type !== 'Program' && !isPartOf(one, 'describe')) ?? []
  })
}

function totalOf(node: Node): string | undefined {
  const call = methodCall(node)
  if (call?.method !== 'getByText' && call?.method !== 'toHaveText') return undefined
  const [text] = call.node.arguments
  return text?.type === 'Literal' && typeof text.value === 'string' && totals.test(text.value)
    ? `counts everybody's: "${text.value}"`
    : undefined
}

function countOf(node: Node, resolve: Resolve): string | undefined {
  const call = methodCall(node)
  if (!call) return undefined
  const counted = takes.has(call.method) ? call.object : expectedOf(call)
  return counted && isOfWholePage(counted, resolve) ? `takes ${call.method} of the rows of a whole page` : undefined
}

/** What `expect(rows).toHaveCount(2)` and `toHaveText([...])` count; nothing for none. */
function expectedOf({ node, method, object }: MethodCall): Node | undefined {
  const [value] = node.arguments
  const isNumber = method === 'toHaveCount' && !(value?.type === 'Literal' && value.value === 0)
  const isList = method === 'toHaveText' && value?.type === 'ArrayExpression'
  return (isNumber || isList) && calledFunction(object) === 'expect'
    ? (object as ESTree.CallExpression).arguments[0]
    : undefined
}

/** Whether rows are asked of a page and narrowed by nothing. */
function isOfWholePage(node: Node, resolve: Resolve): boolean {
  const bare = bareNode(node)
  const meaning = resolve(bare)
  if (meaning?.kind === 'values') return meaning.values.some((value) => isOfWholePage(value, resolve))
  const call = methodCall(bare)
  if (call?.method !== 'getByRole') return false
  const [role, options] = call.node.arguments
  return (
    isPage(call.object, resolve) &&
    role?.type === 'Literal' &&
    rows.has(String(role.value)) &&
    !propertyOf(options, 'name')
  )
}

/** A page and not a part of one: no call that finds something stands before. */
function isPage(node: Node, resolve: Resolve): boolean {
  const meaning = resolve(node)
  const isPart = (one: Node) =>
    /^(getBy|locator$|filter$|first$|last$|nth$|or$|and$)/.test(methodCall(bareNode(one))?.method ?? '')
  if (meaning?.kind === 'values') return !meaning.values.some(isPart)
  return node.type === 'Identifier' || node.type === 'MemberExpression'
}

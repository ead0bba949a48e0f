import { type ESTree } from 'rolldown/utils'
import { bareNode, findingAt, isExcused, methodCall, type Finding, type JourneySource } from './journey-source.ts'

/** The word of a comment that says why a journey waits for time all the same. */
const forTime = 'Waits for time'
/** The word of a comment that says why nothing needs to be waited for between a press and leaving. */
const atOnce = 'Leaves at once'

/** Where a journey waits for time or for an idle network, which say nothing of what a person sees. */
export function findWaits(journey: JourneySource): Finding[] {
  return journey.nodes.flatMap((node) => {
    const says = waitOf(node)
    return says === undefined || isExcused(journey, node, forTime) ? [] : [findingAt(journey, node, says)]
  })
}

function waitOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier' && node.name === 'waitForTimeout') return 'waits for time: waitForTimeout'
  if (node.type === 'Literal' && node.value === 'networkidle') return 'waits for an idle network: networkidle'
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'setTimeout')
    return 'waits for time: setTimeout'
  return undefined
}

const presses = new Set(['click', 'dblclick', 'tap', 'press', 'check', 'uncheck', 'selectOption', 'setInputFiles'])
const leavings = new Set(['goto', 'reload', 'close', 'goBack', 'goForward'])

/** Where a page is left by the statement after a press, whose write may be on its way. */
export function findLeavings(journey: JourneySource): Finding[] {
  return journey.nodes.flatMap((node) => {
    if (node.type !== 'BlockStatement') return []
    return node.body.flatMap((statement, index) => {
      const next = node.body[index + 1]
      if (!presses.has(methodOf(statement)) || !next || !leavings.has(methodOf(next))) return []
      if (isExcused(journey, next, atOnce)) return []
      return [findingAt(journey, next, `leaves the page right after ${methodOf(statement)}`)]
    })
  })
}

const listenings = new Set(['waitForEvent', 'waitForRequest', 'waitForResponse'])

/** Where a journey begins to listen only after the press that brings what it listens for. */
export function findLateListening(journey: JourneySource): Finding[] {
  return journey.nodes.flatMap((node) => {
    if (node.type !== 'BlockStatement') return []
    return node.body.flatMap((statement, index) => {
      const next = node.body[index + 1]
      if (!presses.has(methodOf(statement)) || !next || !listenings.has(methodOf(next))) return []
      return [findingAt(journey, next, `listens after ${methodOf(statement)}: ${methodOf(next)}`)]
    })
  })
}

/** The method that a statement calls last. */
function methodOf(statement: ESTree.Node): string {
  if (statement.type === 'ExpressionStatement') return methodCall(bareNode(statement.expression))?.method ?? ''
  if (statement.type !== 'VariableDeclaration') return ''
  const init = statement.declarations.at(-1)?.init
  return init ? (methodCall(bareNode(init))?.method ?? '') : ''
}

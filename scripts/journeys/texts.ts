import { type ESTree } from 'rolldown/utils'
import { bareNode, calledFunction, methodCall, propertyOf, type JourneySource } from './journey-source.ts'
import { resolverOf, type Resolve } from './names.ts'

type Node = ESTree.Node

/** Texts that a journey looks for on a page, as they stand in its file, and all other texts of the file. */
export interface FileTexts {
  journey: JourneySource
  /** Literals, templates and regular expressions. */
  lookedFor: Node[]
  /** What is typed, sent or named, and all else in quotes. */
  others: string[]
}

/** By function, as `chatting.ts act`, which of its parameters are looked for on a page. */
type TextParameters = ReadonlyMap<string, ReadonlySet<number>>

const byText = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'])
const assertions = new Set([
  'toHaveText',
  'toContainText',
  'toHaveTitle',
  'toHaveAccessibleName',
  'toHaveAccessibleDescription',
])

/** The texts of all files, which call each other's functions. */
export function textsOf(journeys: readonly JourneySource[]): FileTexts[] {
  const resolvers = new Map(journeys.map((journey) => [journey, resolverOf(journey)]))
  const parameters = new Map<string, Set<number>>()
  const read = () => journeys.map((journey) => readTexts(journey, resolvers.get(journey)!, parameters))
  for (let known = -1; known !== countOf(parameters);) {
    known = countOf(parameters)
    for (const { texts, found } of read()) {
      for (const { of, index } of found) {
        const name = `${texts.journey.file} ${of}`
        parameters.set(name, new Set([...(parameters.get(name) ?? []), index]))
      }
    }
  }
  return read().map(({ texts }) => texts)
}

function countOf(parameters: TextParameters): number {
  return [...parameters.values()].reduce((sum, { size }) => sum + size, 0)
}

interface Found {
  texts: FileTexts
  /** Parameters of the file's own functions that are looked for. */
  found: { of: string; index: number }[]
}

function readTexts(journey: JourneySource, resolve: Resolve, parameters: TextParameters): Found {
  const reader = new Reader(resolve)
  const imports = importsOf(journey)
  const parametersOf = (called: string) => parameters.get(imports.get(called) ?? `${journey.file} ${called}`) ?? []
  for (const node of journey.nodes) for (const place of placesOf(node, resolve, parametersOf)) reader.read(place)
  const isOther = (node: Node) => !reader.lookedFor.has(node) || reader.isUsedElsewhere(journey, node)
  const others = journey.nodes.flatMap((node) => (isOther(node) ? wordsOf(journey, node) : []))
  return { texts: { journey, lookedFor: [...reader.lookedFor], others }, found: reader.found }
}

/** Functions of other files of `e2e/`, by the name that they have here. */
function importsOf({ nodes }: JourneySource): Map<string, string> {
  const imports = nodes.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('./')) return []
    const file = node.source.value.replace('./', '')
    return node.specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? [[one.local.name, `${file} ${one.imported.name}`] as const]
        : [],
    )
  })
  return new Map(imports)
}

/** What a call looks for. */
function placesOf(node: Node, resolve: Resolve, parametersOf: (called: string) => Iterable<number>): Node[] {
  const called = calledFunction(node)
  if (called !== undefined && node.type === 'CallExpression')
    return [...parametersOf(called), ...(called === 'said' ? [0] : [])].flatMap((index) => node.arguments[index] ?? [])
  const call = methodCall(node)
  if (!call) return []
  const [first, second] = call.node.arguments
  if (byText.has(call.method) || assertions.has(call.method)) return first ? [first] : []
  const options = optionsOf(call.method === 'filter' ? first : second, resolve)
  if (call.method === 'getByRole') return options.flatMap((one) => propertyOf(one, 'name') ?? [])
  if (call.method !== 'locator' && call.method !== 'filter') return []
  return options.flatMap((one) => ['hasText', 'hasNotText'].flatMap((name) => propertyOf(one, name) ?? []))
}

function optionsOf(node: Node | undefined, resolve: Resolve): Node[] {
  if (node === undefined) return []
  const meaning = resolve(node)
  return meaning?.kind === 'values' ? meaning.values : [node]
}

/** Follows what is looked for to where it is written. */
class Reader {
  readonly lookedFor = new Set<Node>()
  readonly found: { of: string; index: number }[] = []
  /** Names that were followed. */
  readonly #used = new Set<Node>()
  readonly #declared = new Map<Node, string>()
  readonly #resolve: Resolve

  constructor(resolve: Resolve) {
    this.#resolve = resolve
  }

  read(place: Node, name?: string): void {
    const node = bareNode(place)
    if (node.type === 'Identifier') this.#follow(node)
    else if (node.type === 'ArrayExpression') for (const one of node.elements) if (one) this.read(one, name)
    if (node.type === 'ConditionalExpression') for (const one of [node.consequent, node.alternate]) this.read(one, name)
    if (node.type === 'NewExpression') for (const one of node.arguments.slice(0, 1)) this.read(one, name)
    if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return
    this.lookedFor.add(node)
    if (name !== undefined) this.#declared.set(node, name)
    if (node.type === 'TemplateLiteral')
      for (const one of node.expressions) if (one.type === 'Identifier') this.#follow(one)
  }

  #follow(name: Node & { type: 'Identifier' }): void {
    if (this.#used.has(name)) return
    this.#used.add(name)
    const meaning = this.#resolve(name)
    if (meaning?.kind === 'parameter') this.found.push(meaning)
    if (meaning?.kind === 'values') for (const value of meaning.values) this.read(value, name.name)
  }

  /** Whether the name of a text that is looked for is also used for something else, such as typing it. */
  isUsedElsewhere(journey: JourneySource, text: Node): boolean {
    const name = this.#declared.get(text)
    if (name === undefined) return false
    const isUse = (node: Node) => node.type === 'Identifier' && node.name === name && !this.#used.has(node)
    return journey.nodes.some((node) => {
      const meaning = isUse(node) ? this.#resolve(node) : undefined
      const [parent] = journey.around(node)
      const isDeclared = /Declarator$|Pattern$/.test(parent?.type ?? '')
      return meaning?.kind === 'values' && !isDeclared && meaning.values.map(bareNode).includes(text)
    })
  }
}

/** Calls whose quotes name no words of people. */
const notWords = new Set(['describe', 'getByRole', 'locator', 'toHaveAttribute', 'toHaveCSS'])

/** What stands in quotes; nothing for titles, modules, roles and selectors. */
function wordsOf({ around }: JourneySource, node: Node): string[] {
  const [parent] = around(node)
  if (!parent || /^(Import|Export)/.test(parent.type)) return []
  if (calledFunction(parent) === 'test' || notWords.has(methodCall(parent)?.method ?? '')) return []
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '') : []
}

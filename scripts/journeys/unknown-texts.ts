import { type ESTree } from 'rolldown/utils'
import { brands } from '../../contract/choices.ts'
import { findingAt, isExcused, type Finding, type JourneySource } from './journey-source.ts'
import { textsOf } from './texts.ts'

/** The word of a comment that says why a text that no catalogue has is looked for in both languages. */
const inBoth = 'The same in both languages'

/** What a journey may fill in where its file has a name: a word, or a number. */
const fillings = ['Zarathustra', '7']

interface Judges {
  /** Whether a file is walked in both languages. */
  isInBoth: (file: string) => boolean
  /** What the journeys' language would look for as it stands. */
  untranslated: (text: string | RegExp) => string[]
}

/**
 * English texts that journeys look for in both languages though no catalogue has them and no journey's file types, sends
 * or names them: in Bulgarian they would not be found.
 */
export function findUnknownTexts(journeys: readonly JourneySource[], { isInBoth, untranslated }: Judges): Finding[] {
  const files = textsOf(journeys)
  return files
    .filter(({ journey }) => isInBoth(journey.file))
    .flatMap(({ journey, lookedFor }) => {
      const near = filesOf(journey, journeys)
      const isData = dataTest(
        files.flatMap((one) => (near.has(one.journey.file) ? one.others : [])),
        untranslated,
      )
      return lookedFor.flatMap((node) => {
        const ways = fillings.map((filling) => untranslated(textOf(node, filling)).filter((words) => !isData(words)))
        const [unknown] = ways.toSorted((one, other) => one.length - other.length)
        if (!unknown || unknown.length === 0 || isExcused(journey, node, inBoth)) return []
        return [findingAt(journey, node, `no catalogue has: ${unknown.map((words) => `"${words}"`).join(', ')}`)]
      })
    })
}

/** A file and those of `e2e/` that it imports, however far. */
function filesOf(journey: JourneySource, all: readonly JourneySource[]): Set<string> {
  const found = new Set([journey.file])
  for (const file of found) {
    const nodes = all.find((one) => one.file === file)?.nodes ?? []
    for (const node of nodes) if (node.type === 'ImportDeclaration') found.add(node.source.value.replace('./', ''))
  }
  return found
}

/** The text of a node, with `filling` in place of what is filled in. */
function textOf(node: ESTree.Node, filling: string): string | RegExp {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(filling)
  if (node.type !== 'Literal') return ''
  return 'regex' in node ? new RegExp(node.regex.pattern, node.regex.flags) : String(node.value)
}

/** Whether words are of what a file types, sends or names, and else of a catalogue. */
function dataTest(others: string[], untranslated: Judges['untranslated']): (words: string) => boolean {
  const data = [...new Set([...brands, ...fillings, ...others.map((one) => one.trim())])]
    .filter((one) => /\p{L}{2}|^\d$/u.test(one))
    .toSorted((one, other) => other.length - one.length)
  const all = data.join('\n')
  const isAny = wordsAre(data)
  return (words) => {
    if (wordsAre([words]).test(all)) return true
    const rest = words.split(isAny).map((part) => part.replaceAll(/^[\s,:."]+|[\s,:."]+$/g, ''))
    return rest.length > 1 && rest.every((part) => untranslated(part).length === 0)
  }
}

/** Finds texts that are no part of a longer word. */
function wordsAre(texts: string[]): RegExp {
  const sources = texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<!\p{L})(?:${sources.join('|')})(?!\p{L})`, 'iu')
}

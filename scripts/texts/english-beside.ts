import { existsSync, readFileSync } from 'node:fs'
import { type ESTree } from 'rolldown/utils'
import { bulgarianFiles, englishOf, parseCatalogue, propertiesOf, bare, wordsIn, type Catalogue } from './catalogue.ts'

/** The Bulgarian files that have an English twin. */
export function translatedFiles(): string[] {
  return bulgarianFiles().filter((file) => existsSync(englishOf(file)))
}

/** A Bulgarian file as it is to be: with the English of today. */
export function withEnglish(file: string): string {
  return englishBeside(readFileSync(file, 'utf8'), readFileSync(englishOf(file), 'utf8'))
}

/** The Bulgarian source with the English above each text, in place of the line comments in its objects. */
export function englishBeside(bulgarian: string, english: string): string {
  const translated = parseCatalogue(withoutLineComments(parseCatalogue(bulgarian)))
  const original = parseCatalogue(english)
  const notes = [...translated.objects].flatMap(([name, object]) => {
    const twin = original.objects.get(name)
    return twin ? notesOfObject(object, twin) : []
  })
  let { source } = translated
  for (const { at, text } of notes.toReversed()) {
    const start = source.lastIndexOf('\n', at) + 1
    source = `${source.slice(0, start)}${source.slice(start, at)}// ${text}\n${source.slice(start)}`
  }
  return source

  function notesOfObject(object: ESTree.ObjectExpression, twin: ESTree.ObjectExpression): Note[] {
    const twins = propertiesOf(twin)
    return [...propertiesOf(object)].flatMap(([name, property]) => {
      const value = twins.get(name)?.value
      return value ? notesOf(property.value, value, property.start) : []
    })
  }

  function notesOf(expression: ESTree.Expression, twin: ESTree.Expression, at: number): Note[] {
    const [value, other] = [bare(expression), bare(twin)]
    if (isOnLines(value)) {
      if (value.type === 'ObjectExpression' && other.type === 'ObjectExpression') return notesOfObject(value, other)
      if (value.type === 'ArrayExpression' && other.type === 'ArrayExpression') {
        return value.elements.flatMap((element, i) => {
          const same = other.elements[i]
          return isExpression(element) && isExpression(same) ? notesOf(element, same, element.start) : []
        })
      }
    }
    const text = shown(other)
    return text === null ? [] : [{ at, text: text.trim() }]
  }

  /** Does each of its parts stand on a line of its own? */
  function isOnLines({ start, end }: ESTree.Node): boolean {
    return /^[{[]\s*\n/.test(translated.source.slice(start, end))
  }

  /** An English text as it is read: without quotes or the parameters of a function; `null` where no words are. */
  function shown(expression: ESTree.Expression): string | null {
    const value = bare(expression)
    if (!/\p{L}/u.test(wordsIn(value))) return null
    if (value.type === 'Literal' && typeof value.value === 'string') return value.value
    if (value.type === 'ArrowFunctionExpression' && value.body.type !== 'BlockStatement') return shown(value.body)
    const written = original.source.slice(value.start, value.end).replaceAll(/\s+/g, ' ')
    return value.type === 'TemplateLiteral' ? written.slice(1, -1) : written
  }
}

/** An English text, and where the Bulgarian one begins. */
interface Note {
  at: number
  text: string
}

function isExpression(element: ESTree.ArrayExpressionElement | undefined): element is ESTree.Expression {
  return element !== null && element !== undefined && element.type !== 'SpreadElement'
}

function withoutLineComments({ source, comments, objects }: Catalogue): string {
  const inside = comments.filter(
    ({ type, start }) =>
      type === 'Line' && [...objects.values()].some((object) => object.start < start && start < object.end),
  )
  return inside.reduceRight((rest, { start, end }) => {
    const line = rest.lastIndexOf('\n', start - 1) + 1
    // One that follows code on its line is somebody's remark.
    return rest.slice(line, start).trim() === '' ? rest.slice(0, line) + rest.slice(end + 1) : rest
  }, source)
}

/**
 * Sums up the JavaScript (brotli) that each screen loads before it can be used, from the build's list of chunks, and fails
 * when one is over its budget. A screen that the server has not rendered also needs it before its content shows.
 */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languages } from '../contract/language.ts'
import { type ScreenName } from '../contract/screens.ts'
import { languageFolder } from '../server/pages/language-folder.ts'
import { chunksOf, entryModule, readChunks, screenModules, type Chunk } from '../server/pages/screen-files.ts'

/** In bytes: a screen, one with a form, and what a screen may bring in its own chunk. */
const budgets = { screen: 140_000, form: 160_000, ownChunk: 20_000 } as const

const forms = new Set<string>([
  'saved',
  'savedSearches',
  'addCar',
  'settings',
  'login',
  'register',
  'recover',
  'chat',
  'car',
  'editCar',
  'console',
  'consolePart',
] satisfies ScreenName[])

const pages = resolve(import.meta.dirname, '../dist')

let over = 0
for (const language of languages) {
  const folder = languageFolder(pages, language)
  const chunks = await readChunks(folder)
  const base = chunksOf(entryModule, chunks)
  const sizeOf = ({ file }: Chunk) => statSync(join(folder, `${file}.br`)).size
  console.log(`Screen, ${language}        first load      of      own  (bytes, brotli)`)
  for (const [screen, module] of Object.entries(screenModules)) {
    const most = budgets[forms.has(screen) ? 'form' : 'screen']
    const own = chunks[module]
    if (!own) throw new Error(`The build has no chunk for: ${module}`)
    const needed = new Set([...base, ...chunksOf(module, chunks)])
    const firstLoad = [...needed].reduce((sum, chunk) => sum + sizeOf(chunk), 0)
    const isOver = firstLoad > most || sizeOf(own) > budgets.ownChunk
    if (isOver) over++
    const figures = [firstLoad, most, sizeOf(own)].map((size) => String(size).padStart(8))
    console.log(`${screen.padEnd(18)}  ${figures.join(' ')}${isOver ? '  OVER' : ''}`)
  }
}
if (over > 0) {
  console.error(`${over} screens are over their budget; what a screen brings itself may be ${budgets.ownChunk}.`)
  process.exitCode = 1
}

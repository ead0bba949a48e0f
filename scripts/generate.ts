/**
 * `npm run generate`: writes the files that are made from others, and prints those that were stale: what is made from the
 * table of calls, and the English above each Bulgarian text. `npm run format` and `npm test` begin with it; with `--list FILE`
 * the printed paths are written to a file as JSON, too.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { callFiles } from './calls/call-files.ts'
import { translatedFiles, withEnglish } from './texts/english-beside.ts'

const { list } = parseArgs({ options: { list: { type: 'string' } } }).values
const textFiles = translatedFiles().map((path) => ({ path, make: async () => withEnglish(path) }))
const stale: string[] = []
for (const { path, make } of [...callFiles, ...textFiles]) {
  const made = await make()
  if (made === readFileSync(path, 'utf8')) continue
  writeFileSync(path, made)
  console.log(path)
  stale.push(path)
}
if (list !== undefined) {
  mkdirSync(dirname(list), { recursive: true })
  writeFileSync(list, JSON.stringify(stale))
}

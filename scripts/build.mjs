import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the pages are made from. */
const sources = ['web', 'contract', 'vite.config.ts', 'package-lock.json']
const mark = 'dist/.built-from'

/** Builds the pages when something they are made from has changed since. */
export function buildWhenStale(node) {
  const state = stateOf(sources)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return
  console.log('Building pages ...')
  for (const kind of [[], ['--ssr']]) {
    execFileSync(node, ['node_modules/vite/bin/vite.js', 'build', ...kind, '--logLevel', 'warn'], { stdio: 'inherit' })
  }
  writeFileSync(mark, state)
}

/** A digest of names, sizes and times: quick, and different after every change. */
function stateOf(paths) {
  const digest = createHash('sha256')
  for (const path of paths)
    for (const file of filesIn(path)) {
      const { size, mtimeMs } = statSync(file)
      digest.update(`${file}:${size}:${mtimeMs}\n`)
    }
  return digest.digest('hex')
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}

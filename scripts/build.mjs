import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is built, in order: the pages empty the folder in which the server stands too. */
const builds = [
  {
    what: 'pages',
    sources: ['web', 'contract', 'vite.config.ts', 'scripts/build-pages.ts', 'package-lock.json'],
    mark: 'dist/.built-from',
    commands: [['scripts/build-pages.ts']],
  },
  {
    what: 'server',
    sources: ['server', 'contract', 'scripts/build-server.ts', 'package-lock.json'],
    mark: 'dist/server/.built-from',
    commands: [['scripts/build-server.ts']],
  },
]

/** Builds the pages and the server when something they are made from has changed since. */
export function buildWhenStale(node) {
  for (const { what, sources, mark, commands } of builds) {
    const state = stateOf(sources)
    if (existsSync(mark) && readFileSync(mark, 'utf8') === state) continue
    console.log(`Building ${what} ...`)
    for (const command of commands) execFileSync(node, command, { stdio: 'inherit' })
    writeFileSync(mark, state)
  }
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

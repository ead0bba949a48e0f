import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Says which lock file the installed packages came from. */
const mark = 'node_modules/.installed'

/** Installs the packages of the lock file when they are missing or another lock file's. */
export function installWhenMissing() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing packages ...')
  execFileSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' })
  writeFileSync(mark, lock)
}

/** The path of a Node 24: the one that the packages bring on Linux, else the one that runs this. */
export function node24() {
  for (const candidate of ['node_modules/.bin/node', process.execPath]) {
    if (majorOf(candidate) >= 24) return candidate
  }
  throw new Error(
    `Volan needs Node 24; this is Node ${process.versions.node}. On Linux (x64, arm64) npm installs it by itself: ` +
      'remove node_modules and try again. Elsewhere install Node 24 first.',
  )
}

function majorOf(node) {
  try {
    return Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1])
  } catch {
    return 0
  }
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The product as it was at a commit, in a folder of its own with the packages of this one. */
export interface CheckedOut {
  folder: string
  /** The whole name of the commit. */
  commit: string
  remove: () => void
}

/** Writes the files of a commit into a temporary folder; the repository and its work tree stay as they are. */
export function checkOut(named: string): CheckedOut {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${named}^{commit}`], { encoding: 'utf8' }).trim()
  const folder = mkdtempSync(join(tmpdir(), 'volan-release-'))
  const files = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, commit, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

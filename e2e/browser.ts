import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../scripts/processes.ts'

/** Switches off the browser's own services, so that it connects to the product alone. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const packed = fileURLToPath(new URL('../node_modules/@sparticuz/chromium/bin', import.meta.url))
const home = fileURLToPath(new URL('../node_modules/.cache/browser', import.meta.url))

/** The names of installed Chromiums; the one without windows is the fastest and comes first. */
const installedNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser that `BROWSER` names, or else one that this machine has. */
export const ownBrowser = process.env.BROWSER ?? findProgram(installedNames)

/**
 * The browser of the journeys: the machine's own, or else the headless Chromium of an npm package, unpacked once with
 * the libraries it needs.
 */
export async function installedBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (ownBrowser !== undefined) {
    return { executablePath: ownBrowser, env: { ...process.env } as Record<string, string> }
  }
  if (!existsSync(join(home, 'chromium'))) await unpack()
  const libraries = join(home, 'al2023', 'lib')
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
  }
}

/** Unpacks beside the target and renames, so that an interrupted run leaves nothing half-unpacked. */
async function unpack(): Promise<void> {
  const beside = resolve(`${home}-${process.pid}`)
  mkdirSync(beside, { recursive: true })
  const before = process.env.TMPDIR
  // The package unpacks into the temporary folder, whose name it reads at each call.
  process.env.TMPDIR = beside
  const { inflate } = await import('@sparticuz/chromium')
  if (tmpdir() !== beside) throw new Error('The temporary folder could not be chosen')
  for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(join(packed, name))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(home, { recursive: true, force: true })
  renameSync(beside, home)
}

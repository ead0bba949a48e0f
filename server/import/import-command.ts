import { mkdir, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { normalizeEmail } from '../../contract/account.ts'
import { lengths } from '../../contract/limits.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { isCleanLine } from '../../contract/text-rules.ts'
import { readConfig, type Config } from '../config/config.ts'
import { networkOf } from '../lib/public-request.ts'
import { useLists } from '../site/use-lists.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { continueKeys } from '../db/newest-key.ts'
import { storePlace } from '../db/store-place.ts'
import { openStorage } from '../storage/open-storage.ts'
import { importCsv } from './csv-import.ts'
import { parseRate, type Rate } from './csv-price.ts'
import { lookAtPictures } from './first-pictures.ts'
import { goneChoices, type GoneChoice } from './gone-store.ts'
import { report } from './import-report.ts'
import { importFolder } from './folder-import.ts'
import { findOwner } from './import-store.ts'

const help = `Loads a dealer's stock, or a store that was exported.

  npm run import -- FILE.csv --owner EMAIL [--rate N] [--location TEXT] [--rejected FILE] [--gone keep|pause|delete]
    [--many-gone]
  npm run import -- DIR

  --owner EMAIL    the account whose offers they become
  --rate N         BGN for one GBP, of prices in GBP; those in EUR stay as they are
  --location TEXT  location of rows that name none. Default: Bulgaria
  --rejected FILE  where rejected rows go, each with its reason, to be mended and imported in turn.
                   Default: FILE.rejected.csv in the current folder
  --gone CHOICE    offers of earlier files that this one lacks: keep, pause or delete. Default: keep
  --many-gone      also when it lacks more than half of them, which are kept otherwise: a file may be cut

A car is known by its VIN, else by its stock number: next month's file changes its price and what else
the file says of it. A row with neither is known by its content. Of some cars the first picture is
fetched at the end: the result says when many have the same one, or none comes.

DIR is what "npm run export" wrote; the store must be empty and the product stopped.
DATA_DIR names the folder of the store, LISTS (or MARKET) the brands, and DEFAULT_LANGUAGE the language of
composed descriptions, as for "npm start".`

interface Options {
  source: string
  owner: string | undefined
  rate: Rate | null
  location: string
  rejected: string
  gone: GoneChoice
  mayLackMany: boolean
}

/**
 * The command \`npm run import\`: prints the result; the exit status is 1 after a failure, 130 after an interruption.
 */
export async function runImport(args: string[]): Promise<void> {
  try {
    const options = readOptions(args)
    if (!options) return console.log(help)
    // The running product has priority.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    const config = readConfig(process.env)
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    const db = openDatabase(storePlace(config), { hasLongTimeouts: true })
    try {
      await migrate(db)
      await continueKeys(db)
      await useLists(db, config)
      const isFolder = (await statOf(options.source)).isDirectory()
      if (!isFolder) return await importFile(db, options, config)
      await importFolder(db, options.source, openStorage(config.storage))
      console.log(`${options.source} is imported.`)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function readOptions(args: string[]): Options | null {
  const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { owner: text, rate: text, location: text, rejected: text, gone: text, 'many-gone': flag, help: flag },
  })
  const [source, ...others] = positionals
  if (values.help) return null
  if (source === undefined || others.length > 0) throw new Error(`Name one file or folder.\n\n${help}`)
  const rate = values.rate === undefined ? null : parseRate(values.rate)
  if (values.rate !== undefined && rate === null) {
    throw new Error(`--rate must be a number above 0 such as 2.31, not "${values.rate}".`)
  }
  const { location = 'Bulgaria' } = values
  if (!/^\S/u.test(location) || location.length > lengths.location.max || !isCleanLine(location)) {
    throw new Error(`--location must be 1 to ${lengths.location.max} characters and not begin with a space.`)
  }
  const { gone = 'keep' } = values
  if (!isOneOf(goneChoices, gone)) throw new Error(`--gone must be one of ${goneChoices.join(', ')}, not "${gone}".`)
  const name = `${basename(source, extname(source))}.rejected.csv`
  const rejected = fromHere(values.rejected ?? name)
  if (rejected === fromHere(source)) throw new Error('--rejected must be another file than the one that is imported.')
  const { owner, 'many-gone': mayLackMany = false } = values
  return { source: fromHere(source), owner, rate, location, rejected, gone, mayLackMany }
}

/** Resolves a path against the person's folder, as npm runs commands in the project's folder. */
function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

async function statOf(path: string) {
  return stat(path).catch(() => {
    throw new Error(`There is no file or folder ${path}.`)
  })
}

async function importFile(
  db: Database,
  { source, owner, rate, location, rejected, gone, mayLackMany }: Options,
  { defaultLanguage: language, siteUrl }: Config,
): Promise<void> {
  if (owner === undefined) throw new Error('Name the account whose offers they become: --owner EMAIL')
  const ownerId = await findOwner(db, normalizeEmail(owner))
  if (ownerId === undefined) throw new Error(`There is no account with the e-mail ${owner}. Register it first.`)
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort())
  const bar = new SingleBar({ format: '{bar} {percentage} % | {eta_formatted} left' }, Presets.shades_classic)
  bar.start((await statOf(source)).size, 0)
  try {
    const summary = await importCsv(db, {
      file: source,
      ownerId,
      rate,
      location,
      language,
      rejected,
      gone,
      mayLackMany,
      onProgress: (bytes) => bar.update(bytes),
      signal: interruption.signal,
    })
    if (!interruption.signal.aborted) bar.update(bar.getTotal())
    bar.stop()
    const isInterrupted = interruption.signal.aborted
    if (!isInterrupted && summary.firstPictures.size > 0) console.log('Looking at some of the pictures ...')
    const pictures = await lookAtPictures(summary.firstPictures, networkOf(siteUrl), interruption.signal)
    report(summary, { rejected, gone, pictures, isInterrupted })
  } finally {
    bar.stop()
  }
}

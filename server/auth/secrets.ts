import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The signing key of identity tokens: the configured one, or one generated at the first start in a file readable by its
 * owner only. Concurrent starts agree on one.
 */
export async function tokenKey(dataDir: string, given?: string): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'hex')
  const file = join(dataDir, 'token-key')
  const text = await readFile(file, 'utf8').catch(() => makeKey(file))
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== 32)
    throw new Error(`${file} does not hold a key. Remove it to have a new one; all must then log in again.`)
  return key
}

/** Writes the key and then names the file, so that neither a crash nor another process sees half a key. */
async function makeKey(file: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(32).toString('hex'))
    await handle.sync()
    await link(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await handle.close()
    await rm(unfinished)
  }
  return readFile(file, 'utf8')
}

import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates the store's folder, readable by its owner only, and its parents.
 * @throws Error with a clear sentence when it cannot be created.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${(error as Error).message}`, { cause: error })
  }
  if (!(await stat(folder)).isDirectory()) throw new Error(`DATA_DIR must be a folder, but ${folder} is a file.`)
}

/** Creates folders one at a time: recursive `mkdir` does not return where the system refuses, as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || (await exists(dirname(folder)))) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder, { mode: 0o700 })
  }
}

function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  )
}

import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes the folder of the store, readable by its owner alone, with those above it.
 * @throws Error with a clear sentence when it cannot be one.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${(error as Error).message}`, { cause: error })
  }
  if (!(await stat(folder)).isDirectory()) throw new Error(`DATA_DIR must be a folder, but ${folder} is a file.`)
}

/** Folder by folder: the recursive form of `mkdir` does not come back where the system refuses, as below /proc. */
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

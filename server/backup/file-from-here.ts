import { resolve } from 'node:path'

/**
 * The single file argument of a command, as an absolute path. npm runs commands in the project's folder, but the path
 * is relative to the person's folder.
 */
export function fileFromHere(positionals: string[], help: string): string {
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error(`Name one file.\n\n${help}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}

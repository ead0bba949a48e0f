import { resolve } from 'node:path'

/** The one file that a command names. npm runs it in the project's folder; a path is meant from where the person stands. */
export function fileFromHere(positionals: string[], help: string): string {
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error(`Name one file.\n\n${help}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}

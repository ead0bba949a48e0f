/**
 * Builds the pages and the module that renders them on the server, once for each language (decision 75), in
 * `dist/{language}`. Run by `npm run build`, and by `npm start` when the pages' sources have changed.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { languages } from '../contract/language.ts'

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')

await rm(join(root, 'dist'), { recursive: true, force: true })
for (const mode of languages) {
  await build({ configFile, mode, logLevel: 'warn' })
  await build({ configFile, mode, logLevel: 'warn', build: { ssr: true } })
}

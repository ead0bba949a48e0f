/** Builds the pages in the language for tests (decision 73), beside a copy of the built server; nothing of it is shipped. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')
const folder = join(root, 'test-results/pseudo/dist')

await build({ configFile, mode: 'pseudo', logLevel: 'warn' })
await build({ configFile, mode: 'pseudo', logLevel: 'warn', build: { ssr: true } })
await cp(join(root, 'dist/bg'), join(folder, 'bg'), { recursive: true })
await cp(join(root, 'dist/server'), join(folder, 'server'), { recursive: true })

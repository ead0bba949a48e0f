/**
 * Makes few files of the server's many, in `dist/server`: a process reads them in half the time (decision 21). Run by
 * `npm run build`, and by `npm start` when the server's sources have changed.
 */
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { build, type Plugin, type PluginContext } from 'rolldown'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist/server')

const { output } = await build({
  cwd: root,
  input: 'server/main.ts',
  platform: 'node',
  // It has code for the machine, and pg asks for what is not installed.
  external: ['sharp', 'pg-native'],
  plugins: [besideSources()],
  output: { dir: built, cleanDir: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
})

// Foreign pictures are decoded in the child process only (security.md); `import { type Sharp }` loads it too.
for (const file of output)
  if (
    file.type === 'chunk' &&
    [...file.imports, ...file.dynamicImports].includes('sharp') &&
    file.name !== 'photo-worker'
  )
    throw new Error(`${file.fileName} would load sharp: import no more than its types, by "import type"`)

/**
 * What a source file names beside itself, as `new URL('...', import.meta.url)`: threads and child processes become built
 * files of their own, and anything else is told from where the built files lie. Other forms stop the build.
 */
function besideSources(): Plugin {
  const named = /new URL\('([^']+)', import\.meta\.url\)/g
  const itself = 'fileURLToPath(import.meta.url)'
  return {
    name: 'beside-sources',
    transform: {
      filter: { id: /[\\/](server|contract)[\\/].*\.ts$/, code: 'import.meta' },
      handler(code, id) {
        if (code.replaceAll(named, '').replaceAll(itself, '').includes('import.meta'))
          this.error(`${id} shall name what lies beside it by new URL('...', import.meta.url)`)
        const besides = (_whole: string, path: string) => `new URL('${fromBuilt(this, id, path)}', import.meta.url)`
        return code.replaceAll(named, besides)
      },
    },
  }
}

/** The address of what the source file `id` calls `path`, seen from the built files. */
function fromBuilt(context: PluginContext, id: string, path: string): string {
  const target = resolve(dirname(id), path)
  if (extname(target) !== '.ts') {
    return relative(built, target).replaceAll('\\', '/') + (path.endsWith('/') ? '/' : '')
  }
  const fileName = `${basename(target, '.ts')}.js`
  context.emitFile({ type: 'chunk', id: target, fileName })
  return fileName
}

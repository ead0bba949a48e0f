import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'rolldown'
import { defineConfig, type BuildOptions, type Plugin } from 'vite'
import { appShellPath, serviceWorkerPath } from './contract/app-shell.ts'

const server = { target: 'http://127.0.0.1:3000', ws: true }

/** What screens of cars share with those of people and with forms. */
const marketModules =
  /[\\/]web[\\/](cars[\\/]car-queries|ui[\\/](money|empty-state))|[\\/]contract[\\/](photo|money|personal-endpoints)\.|[\\/]texts[\\/]en[\\/](cars|units|offers|personal)\.|[\\/]icons[\\/](clock|camera|chevron)/

/** What cards and rows of cars are made of. */
const cardModules =
  /[\\/]web[\\/](cars[\\/]car-tabs|ui[\\/]plate|car-parts[\\/](card-lines|price-position|car-picture|save-button|state-ribbon|search-hits|price-drop))|[\\/]icons[\\/]arrow-down\./

/** What lists show while they load, and when they cannot. */
const waitingModules = /[\\/]web[\\/](load-failure|ui[\\/](delayed|skeleton))\./

/** With them forms are judged. */
const ruleModules = /[\\/]zod[\\/]|[\\/]contract[\\/]rule\.|[\\/]web[\\/]ui[\\/]judge\./

const drawing: BuildOptions = {
  outDir: '../dist/drawing',
  copyPublicDir: false,
  emptyOutDir: true,
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: join(import.meta.dirname, 'web/drawing/draw-page.tsx'),
    output: { codeSplitting: false },
  },
}

const pages: BuildOptions = {
  outDir: '../dist',
  emptyOutDir: true,
  // The content security policy knows neither data: pictures nor inline scripts.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },

  // All style sheets together are smaller than a picture, and each of them alone would cost a round trip.
  cssCodeSplit: false,
  // The server reads here which files each screen needs, and the budget check how large they are.
  manifest: 'chunks.json',
  rolldownOptions: {
    // Of tables and words each screen loads those that it names.
    treeshake: { moduleSideEffects: [{ test: /[\\/](contract|web[\\/]texts)[\\/]/, sideEffects: false }] },
    output: {
      codeSplitting: {
        groups: [
          // What every page needs is one file: it packs smaller than the pieces that screens share.
          { name: 'base', tags: ['$initial'], priority: 1 },
          // So is what most screens share, and what those of cars and forms do: on a slow way a file costs more than its bytes.
          { name: 'common', minShareCount: 12 },
          { name: 'market', test: marketModules, minShareCount: 3 },
          { name: 'cards', test: cardModules },
          { name: 'waiting', test: waitingModules },
          { name: 'rules', test: ruleModules, minShareCount: 3 },
        ],
      },
    },
  },
}

/** `vite build` makes the pages, `vite build --ssr` the module by which the server draws them for visitors. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [bareCalls(), react({ compiler: true }), ...(isSsrBuild ? [] : [serviceWorker(), compressedTwins()])],
  resolve: {
    // Lucide's own component of an icon can do more than the pages use.
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'web/ui/lucide-icon.tsx') },
    ],
  },
  build: isSsrBuild ? drawing : pages,
  // One file, which is read quickly.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: { '/api': server, '/photos': server, '/links': server } },
}))

/** Leaves out of the tables of calls what the server and the document of the calls alone read. */
function bareCalls(): Plugin {
  return {
    name: 'bare-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]contract[\\/][a-z-]+-endpoints\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(/^ {4}(?:summary|body|reply|access|errors|orderBy|streams|takesFile): .*,$/gm, ''),
        map: null,
      }),
    },
  }
}

/** Builds the service worker, which keeps the other files of the build for when there is no connection. */
function serviceWorker(): Plugin {
  const kept = /^assets\/.*\.(?:js|css|woff2|svg)$|^icon\.svg$/
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }) {
      const revisionOf = async (name: string) =>
        createHash('sha256')
          .update(await readFile(join(dir, name)))
          .digest('hex')
          .slice(0, 16)
      const names = (await readdir(dir, { recursive: true })).filter((name) => kept.test(name)).toSorted()
      const files = names.map(async (name) => ({
        url: `/${name}`,
        // The names of assets hold the hash of what is in them.
        revision: name.startsWith('assets/') ? null : await revisionOf(name),
      }))
      const shell = { url: appShellPath, revision: await revisionOf('index.html') }
      const builtFiles = [...(await Promise.all(files)), shell]
      await build({
        input: join(import.meta.dirname, 'web/service-worker/service-worker.ts'),
        transform: {
          define: { builtFiles: JSON.stringify(builtFiles), 'process.env.NODE_ENV': '"production"' },
        },
        output: { file: join(dir, serviceWorkerPath), format: 'iife', minify: true },
      })
    },
  }
}

/** Writes a .br and a .gz beside every text asset, so that the server compresses nothing while it answers. */
function compressedTwins(): Plugin {
  const textKinds = new Set(['.css', '.js', '.json', '.svg', '.webmanifest'])
  return {
    name: 'compressed-twins',
    apply: 'build',
    async closeBundle() {
      const dir = join(import.meta.dirname, 'dist')
      const names = await readdir(dir, { recursive: true })
      for (const name of names.filter((file) => textKinds.has(extname(file)))) {
        const path = join(dir, name)
        const bytes = await readFile(path)
        const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))])
      }
    },
  }
}

import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'rolldown'
import { defineConfig, type BuildOptions, type Plugin } from 'vite'
import { appShellAddress, serviceWorkerPath } from './contract/app-shell.ts'
import { isLanguage, type Language } from './contract/language.ts'
import { pseudoTexts } from './scripts/texts/pseudo-plugin.ts'

const server = { target: 'http://127.0.0.1:3000', ws: true }

const offerCards = /web\/car-parts\/(?:car-card|card-lines|save-button|photo-|price-drop|seen-cars)/

/** Not the parts of dialogs and forms, which most screens load late. */
const atFirstSight = /^(?!.*web\/ui\/(?:dialog|field)\.)/

const ssr = (folder: string): BuildOptions => ({
  outDir: `${folder}/ssr`,
  copyPublicDir: false,
  emptyOutDir: true,
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: join(import.meta.dirname, 'web/ssr/render-page.tsx'),
    output: { codeSplitting: false },
  },
})

const pages = (folder: string): BuildOptions => ({
  outDir: folder,
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
          // So is what most screens share: on a slow way a file costs more than its bytes.
          { name: 'common', test: atFirstSight, minShareCount: 15 },
          // And the card of an offer, of which the pages of offers show parts.
          { name: 'cards', test: offerCards, minShareCount: 3 },
        ],
      },
    },
  },
})

/**
 * `vite build` makes the pages, `vite build --ssr` the module that renders them on the server, each in one language
 * (decision 75): English, or Bulgarian with `--mode bg`. `--mode pseudo` is the language for tests, which is never shipped.
 */
export default defineConfig(({ isSsrBuild, mode }) => {
  const language = isLanguage(mode) ? mode : 'en'
  const isPseudo = mode === 'pseudo'
  const folder = isPseudo ? '../test-results/pseudo/dist/en' : `../dist/${language}`
  const ofPages = [serviceWorker(language), compressedTwins()]
  return {
    root: 'web',
    plugins: [
      callsAlone(),
      isPseudo ? pseudoTexts() : textsOf(language),
      react({ compiler: true }),
      ...(isSsrBuild ? [] : ofPages),
    ],
    build: isSsrBuild ? ssr(folder) : pages(folder),
    // One file, which is read quickly.
    ssr: { noExternal: true },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    server: { proxy: { '/api': server, '/photos': server, '/links': server } },
  }
})

/** Replaces the English catalogues, which the code imports, by those of another language. */
function textsOf(language: Language): Plugin {
  return {
    name: 'texts-of-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !/\/en(?:\.ts$|\/)/.test(source)) return undefined
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      return english?.id.replace(/(?<=[\\/]texts[\\/])en(?=\.ts$|[\\/])/, language)
    },
  }
}

/** Leaves out of the browser's table of calls what only the server and the documents read. */
function callsAlone(): Plugin {
  const text = /(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/.source
  const fields = [
    `(?:summary|access):\\s*${text}`,
    String.raw`errors: \[[^\]]*\]`,
    `(?:body|reply): (?:says<.*>\\(${text}\\)|nothing|name)`,
  ]
  const ofServer = new RegExp(String.raw`\n\s+(?:${fields.join('|')}),(?=\n)`, 'g')
  return {
    name: 'calls-alone',
    enforce: 'pre',
    transform: (code, id) =>
      /\/contract\/[a-z-]+-endpoints\.ts$/.test(id) ? code.replaceAll(ofServer, '') : undefined,
  }
}

/** Builds the service worker, which keeps the other files of the build for when there is no connection. */
function serviceWorker(language: Language): Plugin {
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
      const shell = { url: appShellAddress(language), revision: await revisionOf('index.html') }
      const builtFiles = [...(await Promise.all(files)), shell]
      await build({
        input: join(import.meta.dirname, 'web/service-worker/service-worker.ts'),
        transform: {
          define: {
            appShell: JSON.stringify(shell.url),
            builtFiles: JSON.stringify(builtFiles),
            'process.env.NODE_ENV': '"production"',
          },
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
    async writeBundle({ dir = '' }) {
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

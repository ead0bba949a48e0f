import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = { target: 'http://127.0.0.1:3000', ws: true }

export default defineConfig({
  root: 'web',
  plugins: [react({ compiler: true }), compressedTwins()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The content security policy knows neither data: pictures nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The sums of first loads are made from it (scripts/first-load.ts).
    manifest: true,
    rolldownOptions: {
      // Of tables and words each screen loads those that it names.
      treeshake: { moduleSideEffects: [{ test: /[\\/](contract|web[\\/]texts)[\\/]/, sideEffects: false }] },
      // What every page needs is one file: it packs smaller than the pieces that screens share.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': server, '/photos': server, '/links': server } },
})

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

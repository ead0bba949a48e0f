import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './at-end.ts'
import { builtChunks } from './built-chunks.ts'

/** A folder of the least that passes for built pages, gone after the test file. */
export async function makeBuiltPages(): Promise<string> {
  const pages = await mkdtemp(join(tmpdir(), 'volan-pages-'))
  const script = '<script type="module" crossorigin src="/assets/main-abc.js"></script>'
  const head = `<title>Volan</title><meta name="description" content="x" />${script}`
  await writeFile(
    join(pages, 'index.html'),
    `<!doctype html><html lang="en"><head>${head}</head><body><div id="root"></div></body></html>`,
  )
  await writeFile(join(pages, 'chunks.json'), JSON.stringify(builtChunks()))
  await mkdir(join(pages, 'assets'))
  await mkdir(join(pages, 'drawing'))
  await writeFile(
    join(pages, 'drawing/draw-page.js'),
    "export const drawPage = async () => ({ links: '', body: '<main></main>' })",
  )
  atEnd(() => rm(pages, { recursive: true }))
  return pages
}

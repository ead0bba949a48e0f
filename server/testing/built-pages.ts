import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '../../contract/language.ts'
import { languageFolder } from '../pages/language-folder.ts'
import { atEnd } from './at-end.ts'
import { builtChunks } from './built-chunks.ts'

/** A folder of the least that passes for built pages, gone after the test file. */
export async function makeBuiltPages(): Promise<string> {
  const pages = await mkdtemp(join(tmpdir(), 'volan-pages-'))
  const script = '<script type="module" crossorigin src="/assets/main-abc.js"></script>'
  const manifest = '<link rel="manifest" href="/manifest.webmanifest" />'
  const head = `<title>Volan</title><meta name="description" content="x" />${manifest}${script}`
  const body = '<div id="root"></div><noscript></noscript>'
  for (const language of languages) {
    const folder = languageFolder(pages, language)
    await mkdir(join(folder, 'assets'), { recursive: true })
    await mkdir(join(folder, 'ssr'))
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    )
    await writeFile(join(folder, 'chunks.json'), JSON.stringify(builtChunks()))
    await writeFile(join(folder, 'service-worker.js'), '')
    await writeFile(
      join(folder, 'ssr/render-page.js'),
      "export const renderPage = async () => ({ links: '', body: '<main></main>' })",
    )
  }
  atEnd(() => rm(pages, { recursive: true }))
  return pages
}

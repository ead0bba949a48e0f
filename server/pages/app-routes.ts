import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FastifyInstance } from 'fastify'
import { serviceWorkerPath } from '../../contract/app-shell.ts'
import { languages } from '../../contract/language.ts'
import { screens } from '../../contract/screens.ts'
import { appName } from '../../contract/titles.ts'
import { CachedResponse, sendCached } from '../cache/cached-response.ts'
import { languageOf, textsFor, variesWith } from '../http/language.ts'
import { type Texts } from '../texts/texts.ts'
import { languageFolder } from './language-folder.ts'

/** Serves what makes the pages of `folder` an app: the manifest and the service worker, each in the caller's language. */
export async function appRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const workers = new Map(
    await Promise.all(
      languages.map(
        async (language) =>
          [language, await readFile(join(languageFolder(folder, language), serviceWorkerPath))] as const,
      ),
    ),
  )
  const caching = { 'cache-control': 'public, max-age=600', vary: variesWith }

  app.get(serviceWorkerPath, (request, reply) => {
    reply.headers({ ...caching, 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8')
    return sendCached(request, reply, new CachedResponse(String(workers.get(languageOf(request)))))
  })

  app.get('/manifest.webmanifest', (request, reply) => {
    reply.headers(caching).type('application/manifest+json; charset=utf-8')
    return sendCached(request, reply, new CachedResponse(JSON.stringify(manifest(textsFor(request)))))
  })
}

/** The web app manifest (w3.org/TR/appmanifest). */
function manifest({ pages, titles }: Texts) {
  return {
    name: appName,
    short_name: appName,
    description: pages.description,
    id: '/',
    start_url: screens.home.path,
    scope: '/',
    display: 'standalone',
    background_color: '#f7f9fc',
    theme_color: '#f7f9fc',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: (['cars', 'saved', 'addCar'] as const).map((screen) => ({
      name: titles[screen],
      url: screens[screen].path,
    })),
  }
}

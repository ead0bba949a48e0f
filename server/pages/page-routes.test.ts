import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { carPageQuery, wireQueryString } from '../../contract/wire-query.ts'
import { answerErrors, sendError } from '../http/answer-errors.ts'
import { ProductError } from '../lib/errors.ts'
import { Hub } from '../events/hub.ts'
import { type Services } from '../api/services.ts'
import { builtChunks } from '../testing/built-chunks.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { languages } from '../../contract/language.ts'
import { assetRoutes } from './asset-routes.ts'
import { languageFolder } from './language-folder.ts'
import { pageRoutes } from './page-routes.ts'
import { readTemplates } from './page-template.ts'
import { narrowedListModule, screenModules } from './screen-files.ts'
import { sendSecurityHeaders } from '../http/security-headers.ts'
import { redirectTokens } from './token-redirect.ts'

const builtPage = `<!doctype html>
<html lang="en">
  <head>
    <title>Volan</title>
    <meta name="description" content="x" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/main-abc.js"></script>
  </head>
  <body><div id="root"></div><noscript></noscript></body>
</html>`

/** Like the build: the list of cars needs two files besides the base. */
const chunks = {
  ...builtChunks(),
  'index.html': { file: 'assets/main-abc.js', imports: ['_base'] },
  _base: { file: 'assets/base.js' },
  _grid: { file: 'assets/grid.js', imports: ['_base'], css: ['assets/grid.css'] },
  [screenModules.cars]: { file: 'assets/list.js', imports: ['index.html', '_grid'], css: ['assets/list.css'] },
  [narrowedListModule]: { file: 'assets/later.js', imports: ['index.html', '_grid'] },
}

const app = Fastify()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-pages-'))
  const built = join(folder, 'dist')
  for (const language of languages) {
    const files = languageFolder(built, language)
    await mkdir(join(files, 'assets'), { recursive: true })
    await writeFile(join(files, 'index.html'), builtPage)
    await writeFile(join(files, 'chunks.json'), JSON.stringify(chunks))
    await writeFile(join(files, 'icon.svg'), '<svg/>')
    await writeFile(join(files, 'assets', 'main-abc.js'), 'plain')
    await writeFile(join(files, 'assets', 'main-abc.js.br'), 'packed')
  }
  const { db } = await openTemporaryStore()
  await db
    .insertInto('sponsors')
    .values({ id: 's1', name: '</script><script>alert(1)</script>', img: '/x.svg', link: 'https://x.example' })
    .execute()
  answerErrors(app)
  sendSecurityHeaders(app)
  redirectTokens(app)
  await assetRoutes(app, built)
  app.setNotFoundHandler((_request, reply) => sendError(new ProductError('notFound'), reply))
  const services = { config: { mailProvider: 'gmail', mail: null }, db, hub: new Hub() } as unknown as Services
  pageRoutes(app, services, {
    templates: await readTemplates(built),
    render: async () => null,
    findPreview: async () => null,
  })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

function preloadedOf(html: string) {
  return JSON.parse(/<script type="application\/json" id="preloaded">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
}

async function pageFor(cookie: string): Promise<string> {
  return (await app.inject({ url: '/home', headers: { cookie } })).body
}

test('redirects the empty path to /home', async () => {
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/home'])
})

test.each([
  ['/home', 200, 'Volan'],
  ['/themes', 200, 'Cars · Volan'],
  ['/themes/', 200, 'Cars · Volan'],
  ['/themes/-Nabc', 200, 'Cars · Volan'],
  ['/login?next=%2Fprofile', 200, 'Login · Volan'],
  ['/edit-theme/-Nabc', 200, 'Edit Car · Volan'],
  ['/404', 404, 'Error 404 · Volan'],
  ['/nothing/here', 404, 'Error 404 · Volan'],
  ['/index.html', 404, 'Error 404 · Volan'],
])('%s answers %i with the title %s', async (url, status, title) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain(`<title>${title}</title>`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache, no-transform',
    'server-timing': expect.stringMatching(/^clock;desc="\d{13}"$/),
  })
})

const outside = '/assets/%2e%2e%2findex.html'
const notBuilt = ['/assets/', '/assets/gone.js', '/assets/main-abc.js.br', outside]

test.each(['/api/x', '/photos/x', '/links/x/y', '/wire/cars', ...notBuilt])('%s is not a page', async (url) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound'])
})

test("public screens contain their first answers by the call's address, and no text can end the block", async () => {
  const home = await app.inject('/home')
  expect(home.body).not.toContain('<script>alert')
  expect(preloadedOf(home.body)).toEqual({
    settings: { mailProvider: 'gmail', sendsMail: false, lists: null },
    answers: {
      '/api/sponsors.json': {
        s1: { name: '</script><script>alert(1)</script>', img: '/x.svg', link: 'https://x.example' },
      },
    },
  })

  const firstPage = `/api/cars.json?${wireQueryString(carPageQuery(pages.cars))}`
  const { answers } = preloadedOf((await app.inject('/themes')).body)
  expect(answers).toEqual({ [firstPage]: null, '/api/counts.json': { cars: 0 } })
  expect(preloadedOf((await app.inject('/login')).body).answers).toEqual({})
})

test("a page links its screen's files at once and has its data last", async () => {
  const { body } = await app.inject('/themes')
  const links = body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)
  expect([...links].map(([, kind, file]) => `${kind} ${file}`)).toEqual([
    'stylesheet /assets/list.css',
    'stylesheet /assets/grid.css',
    'modulepreload /assets/list.js',
    'modulepreload /assets/grid.js',
  ])
  expect(body.indexOf('/assets/grid.js')).toBeLessThan(body.indexOf('id="preloaded"'))
})

test("only a filtered list links the filters' files at once", async () => {
  expect((await app.inject('/themes')).body).not.toContain('/assets/later.js')
  expect((await app.inject('/themes?brand=BMW')).body).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/later.js">',
  )
  expect((await app.inject('/login?next=/themes')).body).not.toContain('/assets/later.js')
})

test('the page of a search has no first answers of the whole list, and is not cached as the list', async () => {
  expect(preloadedOf((await app.inject('/themes?brand=BMW')).body).answers).toEqual({})
  expect(Object.keys(preloadedOf((await app.inject('/themes')).body).answers)).toHaveLength(2)
})

test('the app shell is a page without screen or answers', async () => {
  const shell = await app.inject('/app-shell')
  expect(shell.statusCode).toBe(200)
  expect(shell.body).toContain('<title>Volan</title>')
  expect(shell.body).not.toContain('modulepreload')
  expect(preloadedOf(shell.body)).toMatchObject({ answers: {}, isAppShell: true })
})

test('the app shell tells no time, because workers open it days later', async () => {
  const { headers } = await app.inject('/app-shell')
  expect(headers).not.toHaveProperty('server-timing')
})

test('the chosen theme is on the root element before the first paint, and other cookies change nothing', async () => {
  expect(await pageFor('a=b; theme=dark')).toContain('<html lang="en" data-theme="dark">')
  expect(await pageFor('theme=light; a=b')).toContain('<html lang="en" data-theme="light">')
  expect(await pageFor('theme="><script>; xtheme=dark')).toContain('<html lang="en">')
})

test('compresses a page for clients that accept it', async () => {
  const answer = await app.inject({ url: '/home', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toContain('<title>Volan</title>')
})

test('every answer carries the security headers', async () => {
  for (const url of ['/home', '/404', '/api/x', '/assets/main-abc.js', '/icon.svg', '/']) {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('assets are immutable and compressed, and other files are revalidated', async () => {
  const asset = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } })
  expect([asset.statusCode, asset.body, asset.headers['content-encoding']]).toEqual([200, 'packed', 'br'])
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const icon = await app.inject('/icon.svg')
  expect(icon.headers['cache-control']).toBe('public, max-age=600')
  const again = await app.inject({ url: '/icon.svg', headers: { 'if-none-match': String(icon.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test.each([
  ['/themes?auth=secret', '/themes'],
  ['/login?auth=a&next=%2Fprofile&auth=b', '/login?next=%2Fprofile'],
  ['//evil.example/?auth=secret', '/evil.example/'],
])('redirects a page with a token in its address, %s, to one without', async (url, location) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
})

test('does not redirect a call with a token', async () => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'empty' }
  expect((await app.inject({ url: '/api/x?auth=secret', headers })).statusCode).toBe(404)
})

test('reports pages that are not built', async () => {
  await expect(readTemplates(join(folder, 'nothing'))).rejects.toThrow('The pages are not built')
})

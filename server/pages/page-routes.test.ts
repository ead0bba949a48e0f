import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { carPageQuery, wireQueryString } from '../../contract/wire-query.ts'
import { answerErrors, sendError } from '../answer-errors.ts'
import { ProductError } from '../errors.ts'
import { Hub } from '../live/hub.ts'
import { type Services } from '../services.ts'
import { builtChunks } from '../testing/built-chunks.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { assetRoutes } from './asset-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { readTemplate } from './page-template.ts'
import { narrowedListModule, screenModules } from './screen-files.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { redirectTokens } from './token-redirect.ts'

const builtPage = `<!doctype html>
<html lang="en">
  <head>
    <title>Volan</title>
    <meta name="description" content="x" />
    <script type="module" crossorigin src="/assets/main-abc.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

/** The list of cars needs two files that the base does not bring. */
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
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(built, 'index.html'), builtPage)
  await writeFile(join(built, 'chunks.json'), JSON.stringify(chunks))
  await writeFile(join(built, 'icon.svg'), '<svg/>')
  await writeFile(join(built, 'assets', 'main-abc.js'), 'plain')
  await writeFile(join(built, 'assets', 'main-abc.js.br'), 'packed')
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
    template: await readTemplate(built),
    draw: async () => null,
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

test('the empty path leads to /home', async () => {
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
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
})

const outside = '/assets/%2e%2e%2findex.html'
const notBuilt = ['/assets/', '/assets/gone.js', '/assets/main-abc.js.br', outside]

test.each(['/api/x', '/photos/x', '/links/x/y', '/wire/cars', ...notBuilt])('%s is no page', async (url) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound'])
})

test('public screens bring their first answers, by the address of the call, and no text ends their block', async () => {
  const home = await app.inject('/home')
  expect(home.body).not.toContain('<script>alert')
  expect(preloadedOf(home.body)).toEqual({
    settings: { mailProvider: 'gmail', sendsMail: false },
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

test('a page asks at once for what its screen needs beside the base, and tells its data last', async () => {
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

test('only a list that its address narrows asks at once for what narrows it', async () => {
  expect((await app.inject('/themes')).body).not.toContain('/assets/later.js')
  expect((await app.inject('/themes?brand=BMW')).body).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/later.js">',
  )
  expect((await app.inject('/login?next=/themes')).body).not.toContain('/assets/later.js')
})

test('a search comes without the first answers of the whole list, and does not stand in its place', async () => {
  expect(preloadedOf((await app.inject('/themes?brand=BMW')).body).answers).toEqual({})
  expect(Object.keys(preloadedOf((await app.inject('/themes')).body).answers)).toHaveLength(2)
})

test('the app shell is the page of no address, without answers', async () => {
  const shell = await app.inject('/app-shell')
  expect(shell.statusCode).toBe(200)
  expect(shell.body).toContain('<title>Volan</title>')
  expect(shell.body).not.toContain('modulepreload')
  expect(preloadedOf(shell.body)).toMatchObject({ answers: {}, isAppShell: true })
})

test('the chosen theme stands on the root element before the first paint; other cookies change nothing', async () => {
  expect(await pageFor('a=b; theme=dark')).toContain('<html lang="en" data-theme="dark">')
  expect(await pageFor('theme=light; a=b')).toContain('<html lang="en" data-theme="light">')
  expect(await pageFor('theme="><script>; xtheme=dark')).toContain('<html lang="en">')
})

test('a page is packed for those who can unpack it', async () => {
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

test('assets never change and come packed; other files are asked for again', async () => {
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
])('a page asked for with a token, %s, is asked for again without it', async (url, location) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
})

test('a call with a token is no page', async () => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'empty' }
  expect((await app.inject({ url: '/api/x?auth=secret', headers })).statusCode).toBe(404)
})

test('pages that are not built are said to be so', async () => {
  await expect(readTemplate(join(folder, 'nothing'))).rejects.toThrow('The pages are not built')
})

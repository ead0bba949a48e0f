import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RenderRequest, type RenderedPage } from '../../contract/server-rendering.ts'
import { Hub } from '../events/hub.ts'
import { type Services } from '../api/services.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { pageRoutes } from './page-routes.ts'
import { readTemplates } from './page-template.ts'

const app = Fastify()
let canRender = true

beforeAll(async () => {
  const { db } = await openTemporaryStore()
  const hub = new Hub()
  hub.cacheVersions.setListening(true)
  const services = { config: { mailProvider: 'gmail', mail: null }, db, hub } as unknown as Services
  pageRoutes(app, services, {
    templates: await readTemplates(await makeBuiltPages()),
    render,
    findPreview: async () => null,
  })
})

afterAll(() => app.close())

async function render({ address, dataset }: RenderRequest): Promise<RenderedPage | null> {
  if (!canRender) return null
  return { links: `<link data-theme="${dataset.theme}">`, body: `<h1>${address}</h1>` }
}

async function pageAt(url: string, cookie = ''): Promise<string> {
  return (await app.inject({ url, headers: { cookie } })).body
}

test('renders public screens for visitors, in their theme', async () => {
  const page = await pageAt('/login', 'theme=dark')
  expect(page).toContain('<link data-theme="dark">')
  expect(page).toContain('<div id="root"><h1>/login</h1></div>')
})

test('a rendered page loads its scripts after its visible content', async () => {
  const page = await pageAt('/themes')
  expect(page).toContain('<script type="module" fetchpriority="low"')
  expect(page).not.toContain('modulepreload')
})

test.each([
  ['a browser that claims to be logged in', '/login', 'theme=dark; member=1'],
  ['an address with a page to return to', '/login?next=%2Fthemes', ''],
  ['a search', '/themes?brand=BMW', ''],
  ['a screen for people', '/profile', ''],
  ['an unknown page', '/404', ''],
])('renders nothing on the server for %s', async (_who, url, cookie) => {
  expect(await pageAt(url, cookie)).toContain('<div id="root"></div>')
})

test('a page whose rendering fails goes without HTML, and the next one is rendered', async () => {
  canRender = false
  expect(await pageAt('/price')).toContain('<div id="root"></div>')
  canRender = true
  expect(await pageAt('/price')).toContain('<div id="root"><h1>/price</h1></div>')
})

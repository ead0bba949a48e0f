import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Drawing, type DrawnPage } from '../../contract/drawing.ts'
import { Hub } from '../live/hub.ts'
import { type Services } from '../services.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { type AnswersAhead } from '../wire/answers-ahead.ts'
import { pageRoutes } from './page-routes.ts'
import { readTemplate } from './page-template.ts'

const app = Fastify()
let canDraw = true

/** Could the last page be sent again before routing? */
let couldBeKept: boolean | undefined
const ahead: Pick<AnswersAhead, 'keep'> = { keep: (_request, _reply, { stands }) => void (couldBeKept = stands()) }

beforeAll(async () => {
  const { db } = await openTemporaryStore()
  const hub = new Hub()
  hub.changes.hear(true)
  const services = { ahead, config: { mailProvider: 'gmail', mail: null }, db, hub } as unknown as Services
  pageRoutes(app, services, {
    template: await readTemplate(await makeBuiltPages()),
    draw,
    findPreview: async () => null,
  })
})

afterAll(() => app.close())

async function draw({ address, dataset }: Drawing): Promise<DrawnPage | null> {
  if (!canDraw) return null
  return { links: `<link data-theme="${dataset.theme}">`, body: `<h1>${address}</h1>` }
}

async function pageAt(url: string, cookie = ''): Promise<string> {
  return (await app.inject({ url, headers: { cookie } })).body
}

test('visitors get public screens drawn, in their theme', async () => {
  const page = await pageAt('/login', 'theme=dark')
  expect(page).toContain('<link data-theme="dark">')
  expect(page).toContain('<div id="root"><h1>/login</h1></div>')
})

test('a drawn page asks for its scripts after what one sees', async () => {
  const page = await pageAt('/themes')
  expect(page).toContain('<script type="module" fetchpriority="low"')
  expect(page).not.toContain('modulepreload')
})

test.each([
  ['who says to be logged in', '/login', 'theme=dark; member=1'],
  ['an address that says where to go on', '/login?next=%2Fthemes', ''],
  ['a search', '/themes?brand=BMW', ''],
  ['a screen for people', '/profile', ''],
  ['a page that is not there', '/404', ''],
])('nothing is drawn for %s', async (_who, url, cookie) => {
  expect(await pageAt(url, cookie)).toContain('<div id="root"></div>')
})

test('a page whose drawing did not come goes without, and the next one is drawn', async () => {
  canDraw = false
  expect(await pageAt('/price')).toContain('<div id="root"></div>')
  expect(couldBeKept).toBe(false)
  canDraw = true
  expect(await pageAt('/price')).toContain('<div id="root"><h1>/price</h1></div>')
  expect(couldBeKept).toBe(true)
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type RenderedPage } from '../../contract/server-rendering.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { RenderThread } from './render-thread.ts'

const request = { language: 'en', address: '/home', preloaded: {}, dataset: {} } as const
const errors: unknown[] = []
let thread: RenderThread

async function start(module?: string): Promise<RenderThread> {
  const pages = await makeBuiltPages()
  if (module !== undefined) await writeFile(join(pages, 'en/ssr/render-page.js'), module)
  errors.length = 0
  thread = new RenderThread(pages, (error) => errors.push(error))
  return thread
}

/** A thread on a busy machine loads its module for longer than a page waits for it. */
const loading = { timeout: 15_000 }

function renders(page: RenderedPage): Promise<void> {
  return vi.waitFor(async () => expect(await thread.render(request)).toEqual(page), loading)
}

afterEach(async () => {
  vi.restoreAllMocks()
  await thread.stop()
})

test('renders with the built module', async () => {
  await start()
  await renders({ links: '', body: '<main></main>' })
  expect(errors).toEqual([])
})

test('a page that fails to render goes without its HTML, and the next one is rendered', async () => {
  await start(`export const renderPage = async ({ address }) => {
    if (address === '/bad') throw new Error('no such screen')
    return { links: '', body: address }
  }`)
  expect(await thread.render({ ...request, address: '/bad' })).toBeNull()
  await vi.waitFor(() => expect(String(errors)).toContain('no such screen'), loading)
  await renders({ links: '', body: '/home' })
})

test('pages go without HTML when the thread dies, and a new one starts after a pause', async () => {
  await start(`export const renderPage = async ({ address }) => {
    if (address === '/bad') process.exit(1)
    return { links: '', body: address }
  }`)
  expect(await thread.render({ ...request, address: '/bad' })).toBeNull()
  await vi.waitFor(() => expect(String(errors)).toContain('ended'), loading)
  expect(await thread.render(request)).toBeNull()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  await renders({ links: '', body: '/home' })
})

test('stops waiting for a page that never comes, and replaces a thread that renders nothing', async () => {
  await start('export const renderPage = () => new Promise(() => {})')
  const asked = Array.from({ length: 20 }, () => thread.render(request))
  expect(await Promise.all(asked)).toEqual(asked.map(() => null))
  await vi.waitFor(() => expect(String(errors)).toContain('ended'), loading)
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { DrawingThread } from './drawing-thread.ts'

const drawing = { address: '/home', preloaded: {}, dataset: {} }
const errors: unknown[] = []
let thread: DrawingThread

async function start(module?: string): Promise<DrawingThread> {
  const pages = await makeBuiltPages()
  if (module !== undefined) await writeFile(join(pages, 'drawing/draw-page.js'), module)
  errors.length = 0
  thread = new DrawingThread(pages, (error) => errors.push(error))
  return thread
}

afterEach(async () => {
  vi.restoreAllMocks()
  await thread.stop()
})

test('draws by the built module', async () => {
  await start()
  expect(await thread.draw(drawing)).toEqual({ links: '', body: '<main></main>' })
  expect(errors).toEqual([])
})

test('a page that cannot be drawn goes without; the next one is drawn', async () => {
  await start(`export const drawPage = async ({ address }) => {
    if (address === '/bad') throw new Error('no such screen')
    return { links: '', body: address }
  }`)
  expect(await thread.draw({ ...drawing, address: '/bad' })).toBeNull()
  expect(String(errors)).toContain('no such screen')
  expect(await thread.draw(drawing)).toEqual({ links: '', body: '/home' })
})

test('where the thread dies pages go without, and after a pause there is a new one', async () => {
  await start(`export const drawPage = async ({ address }) => {
    if (address === '/bad') process.exit(1)
    return { links: '', body: address }
  }`)
  expect(await thread.draw({ ...drawing, address: '/bad' })).toBeNull()
  expect(String(errors)).toContain('ended')
  expect(await thread.draw(drawing)).toBeNull()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  expect(await thread.draw(drawing)).toEqual({ links: '', body: '/home' })
})

test('nobody waits long for a drawing that never comes, and a thread that draws nothing is given up', async () => {
  await start('export const drawPage = () => new Promise(() => {})')
  const asked = Array.from({ length: 20 }, () => thread.draw(drawing))
  expect(await Promise.all(asked)).toEqual(asked.map(() => null))
  await vi.waitFor(() => expect(String(errors)).toContain('ended'))
})

import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { type Language } from '../../contract/language.ts'
import { type RenderedPage, type RenderRequest } from '../../contract/server-rendering.ts'
import { type Numbered } from '../lib/renewed-thread.ts'
import { type RenderReply, type RenderPage } from './render-thread.ts'

// A thread must enable its own compile cache; later imports load in half the time.
enableCompileCache()
const pages = workerData as string

/** The render functions, each loaded with the first page of its language. */
const renderers = new Map<Language, Promise<{ renderPage: RenderPage }>>()

async function render(request: RenderRequest): Promise<RenderedPage> {
  const { language } = request
  const loading =
    renderers.get(language) ??
    (import(`${pages}/${language}/ssr/render-page.js`) as Promise<{ renderPage: RenderPage }>)
  renderers.set(language, loading)
  return (await loading).renderPage(request)
}

parentPort?.on('message', ({ number, request }: Numbered<{ request: RenderRequest }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const answer = (reply: RenderReply) => parentPort?.postMessage({ number, ...reply })
  render(request).then(
    (page) => answer({ page }),
    (error: unknown) => answer({ message: String(error) }),
  )
})

import { defaultMailProvider } from '../contract/limits.ts'

/** What the server has put into the page: its settings, and answers that this address will ask for. */
export interface Preloaded {
  settings: { mailProvider: string; sendsMail: boolean }
  answers: Record<string, unknown>
  /** The page came from the service worker, because the server was not to be reached. */
  isAppShell?: true
}

let preloaded: Preloaded | null = null

/** The answer that came with the page for this address (path and query without token). Each serves once. */
export function takePreloaded<T>(address: string): T | undefined {
  const { answers } = read()
  const answer = answers[address] as T | undefined
  delete answers[address]
  return answer
}

export function pageSettings(): Preloaded['settings'] {
  return read().settings
}

/** Instead of what stands in a document: where pages are drawn there is none. */
export function bePreloaded(given: Preloaded): void {
  preloaded = given
}

export function isAppShell(): boolean {
  return read().isAppShell === true
}

function read(): Preloaded {
  if (preloaded) return preloaded
  const block = document.getElementById('preloaded')
  preloaded = block
    ? (JSON.parse(block.textContent) as Preloaded)
    : { settings: { mailProvider: defaultMailProvider, sendsMail: false }, answers: {} }
  return preloaded
}

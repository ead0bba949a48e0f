import { type OperatorLists } from '../contract/choices.ts'
import { defaultMailProvider } from '../contract/limits.ts'
import { type HomeTexts } from '../contract/site.ts'

/** What the server puts into the page: its settings and the first answers of this address. */
export interface Preloaded {
  settings: {
    mailProvider: string
    sendsMail: boolean
    contact?: string
    /** The operator's brands and years; null for the specification's lists. */
    lists: OperatorLists | null
    /** Words of the home page in place of the specification's. */
    home?: HomeTexts
  }
  answers: Record<string, unknown>
  /** The page came from the service worker because the server was unreachable. */
  isAppShell?: true
}

let preloaded: Preloaded | null = null

/** Takes the answer that came with the page for this address (path and query without token). Each serves once. */
export function takePreloaded<T>(address: string): T | undefined {
  const { answers } = read()
  const answer = answers[address] as T | undefined
  delete answers[address]
  return answer
}

export function pageSettings(): Preloaded['settings'] {
  return read().settings
}

/** Sets the preloaded data, for server rendering, which has no document. */
export function setPreloaded(given: Preloaded): void {
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
    : { settings: { mailProvider: defaultMailProvider, sendsMail: false, lists: null }, answers: {} }
  return preloaded
}

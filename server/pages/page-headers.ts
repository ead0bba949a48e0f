import { type Language } from '../../contract/language.ts'
import { variesWith } from '../http/language.ts'

/**
 * The headers of a page: asked for anew each time, stored by no shared cache, because its language is the reader's, left as
 * it is by proxies, whose changes would cost what is typed before the page's script runs, and with the server's clock, by
 * which the browser tells the age of offers. The app shell tells none (`isStored`), because it is opened days later.
 */
export function pageHeaders(language: Language, isStored = false): Record<string, string> {
  return {
    'cache-control': 'private, no-cache, no-transform',
    vary: variesWith,
    'content-language': language,
    ...(!isStored && { 'server-timing': `clock;desc="${Date.now()}"` }),
  }
}

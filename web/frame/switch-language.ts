import {
  languageCookie,
  languageCookieOf,
  languageCookieSeconds,
  languageParameter,
  type Language,
} from '../../contract/language.ts'
import { rightsEndpoints } from '../../contract/rights-endpoints.ts'
import { call } from '../api.ts'
import { loadDocument } from '../router/navigate.ts'
import { readSession } from '../session.ts'
import { texts } from '../texts.ts'
import { removedHashOfPage, storeTyped } from '../typed-values.ts'
import { keepHeldForms } from '../waiting-drafts.ts'

/**
 * Loads the page again in another language, at the same place and with what is typed. The choice is kept in a cookie,
 * and with the account of a person, whose letters follow it.
 */
export async function switchLanguage(language: Language): Promise<void> {
  if (language === texts.language.tag) return
  await storeChoice(language)
  // An account that does not learn of it now does so at the next switch.
  if (readSession()) await call(rightsEndpoints.setLanguage, { body: { language } }).catch(() => {})
  keepHeldForms()
  storeTyped()
  const url = new URL(location.href)
  const hash = removedHashOfPage()
  if (hash !== undefined) {
    // Another hash alone would not load the page.
    url.searchParams.set(languageParameter, language)
    url.hash = hash
    return loadDocument(url.href)
  }
  if (!url.searchParams.has(languageParameter)) return location.reload()
  url.searchParams.delete(languageParameter)
  loadDocument(url.href)
}

/** Resolves when the next request sends the choice: a browser under load may store `document.cookie` after it. */
async function storeChoice(language: Language): Promise<void> {
  if (!('cookieStore' in window)) {
    document.cookie = languageCookieOf(language)
    return
  }
  const expires = Date.now() + languageCookieSeconds * 1000
  await cookieStore.set({ name: languageCookie, value: language, path: '/', sameSite: 'lax', expires })
}

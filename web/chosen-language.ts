import { isLanguage, languageCookie, languageParameter } from '../contract/language.ts'
import { texts } from './texts.ts'
import { storeTyped } from './typed-values.ts'
import { keepHeldForms } from './waiting-drafts.ts'

/** Whether another language than this page's was chosen: by an account that logged in, or in another tab. */
export function isOtherLanguageChosen(): boolean {
  const [, language] = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(document.cookie) ?? []
  return isLanguage(language) && language !== texts.language.tag
}

/** Loads a page again, with what is typed, that Back brought from before another language was chosen. */
export function followChosenLanguage(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const isNamed = new URLSearchParams(location.search).has(languageParameter)
    if (!persisted || isNamed || !isOtherLanguageChosen()) return
    keepHeldForms()
    storeTyped()
    location.reload()
  })
}

import { inLanguage, languages, type Language } from '../../contract/language.ts'
import { html, type Html } from '../lib/html.ts'

/** A page's language, and the one of addresses that name none. */
export interface PageLanguage {
  language: Language
  defaultLanguage: Language
}

/** Locales of Open Graph (ogp.me). */
const locales: Record<Language, string> = { en: 'en_GB', bg: 'bg_BG' }

/** The address under which search engines list a page in one language; the operator's language needs no mark. */
export function canonicalAddress(address: string, { language, defaultLanguage }: PageLanguage): string {
  return language === defaultLanguage ? address : inLanguage(address, language)
}

/** Links to a page in each language, and to the one that follows the reader's (Google: localized versions). */
export function alternates(address: string): readonly { tag: string; address: string }[] {
  return [
    ...languages.map((language) => ({ tag: language, address: inLanguage(address, language) })),
    { tag: 'x-default', address },
  ]
}

/** Tags of a page's head about its address in this language and in others; `address` names none. */
export function languageTags(address: string, spoken: PageLanguage): Html {
  const { language } = spoken
  const others = languages.filter((other) => other !== language)
  return html`<link rel="canonical" href="${canonicalAddress(address, spoken)}" />
    ${alternates(address).map(
      ({ tag, address: href }) => html`<link rel="alternate" hreflang="${tag}" href="${href}" />`,
    )}
    <meta property="og:locale" content="${locales[language]}" />
    ${others.map((other) => html`<meta property="og:locale:alternate" content="${locales[other]}" />`)}`
}

/** The languages of the product. */
export const languages = ['en', 'bg'] as const
/** A language of the product, by its BCP 47 tag. */
export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', bg: 'Български' }

/** The cookie that holds the language that a person chose. */
export const languageCookie = 'language'
/** The parameter by which an address names its language. */
export const languageParameter = 'lang'

/** Whether a text names a language of the product. */
export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text)
}

/** An address that names its language; `address` has no fragment. */
export function inLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}`
}

/** How long a choice stays, in seconds: a year. */
export const languageCookieSeconds = 365 * 24 * 60 * 60

/** The cookie of a choice, which outlives a logout and is readable by the page's script. */
export function languageCookieOf(language: Language): string {
  return `${languageCookie}=${language}; Path=/; SameSite=Lax; Max-Age=${languageCookieSeconds}`
}

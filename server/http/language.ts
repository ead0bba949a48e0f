import { type FastifyReply, type FastifyRequest } from 'fastify'
import {
  isLanguage,
  languageCookie,
  languageCookieOf,
  languageParameter,
  type Language,
} from '../../contract/language.ts'
import { catalogues, type Texts } from '../texts/texts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The language of those who name none (`DEFAULT_LANGUAGE`). */
    defaultLanguage?: Language
  }
}

/** The `vary` header of answers in the caller's language. */
export const variesWith = 'cookie, accept-language'

const inCookie = new RegExp(`(?:^|;)\\s*${languageCookie}=(\\w+)\\s*(?:;|$)`)
const inQuery = new RegExp(`[?&]${languageParameter}=(\\w+)(?:&|$)`)

/**
 * The language of an answer: that of the address, else the one that the person chose, else the first of the browser's
 * that the product speaks, else the operator's. A call names the language of its page in the browser's place, and that
 * counts before the person's choice.
 */
export function languageOf({ url, headers, server }: FastifyRequest): Language {
  const chosen = [inCookie.exec(headers.cookie ?? '')?.[1]]
  const acceptable = accepted(headers['accept-language'])
  const wanted = url.startsWith('/api/') ? [...acceptable, ...chosen] : [...chosen, ...acceptable]
  return [inQuery.exec(url)?.[1], ...wanted].find(isLanguage) ?? server.defaultLanguage ?? 'en'
}

/** An address without the language that it names. */
export function withoutLanguage(url: string): string {
  const [path = '', query = ''] = url.split('?')
  const rest = query.split('&').filter((pair) => !pair.startsWith(`${languageParameter}=`))
  return rest.join('') === '' ? path : `${path}?${rest.join('&')}`
}

/** The catalogue of a request's language. */
export function textsFor(request: FastifyRequest): Texts {
  return catalogues[languageOf(request)]
}

/** Gives the browser a person's language unless it holds a choice. */
export function offerLanguage(request: FastifyRequest, reply: FastifyReply, language: Language): void {
  if (isLanguage(inCookie.exec(request.headers.cookie ?? '')?.[1])) return
  reply.header('set-cookie', languageCookieOf(language))
}

/** The primary tags of an Accept-Language header, the most wanted first (RFC 9110, 12.5.4). */
function accepted(header = ''): string[] {
  const ranges = header.split(',', 20).map((range) => {
    const [tag = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { tag: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

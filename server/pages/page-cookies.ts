import { type FastifyRequest } from 'fastify'
import { memberCookie } from '../../contract/page-cookies.ts'

/** The theme that a person has chosen in place of the system's. */
export function chosenTheme({ headers }: FastifyRequest): 'light' | 'dark' | undefined {
  const [, theme] = /(?:^|;)\s*theme=(light|dark)\s*(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return theme as 'light' | 'dark' | undefined
}

/** Does the browser say that somebody is logged in? It proves nothing, and only what is drawn at first depends on it. */
export function saysMember({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split(/;\s*/).some((cookie) => cookie.startsWith(`${memberCookie}=`)) ?? false
}

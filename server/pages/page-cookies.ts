import { type FastifyRequest } from 'fastify'
import { memberCookie } from '../../contract/page-cookies.ts'

/** The theme that the person chose; undefined for the system's. */
export function chosenTheme({ headers }: FastifyRequest): 'light' | 'dark' | undefined {
  const [, theme] = /(?:^|;)\s*theme=(light|dark)\s*(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return theme as 'light' | 'dark' | undefined
}

/** Whether the browser claims that somebody is logged in; not proven, and used only for server rendering. */
export function saysMember({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split(/;\s*/).some((cookie) => cookie.startsWith(`${memberCookie}=`)) ?? false
}

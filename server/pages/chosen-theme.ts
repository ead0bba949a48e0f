import { type FastifyRequest } from 'fastify'

/** The theme that a person has chosen in place of the system's. */
export function chosenTheme({ headers }: FastifyRequest): 'light' | 'dark' | undefined {
  const [, theme] = /(?:^|;)\s*theme=(light|dark)\s*(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return theme as 'light' | 'dark' | undefined
}

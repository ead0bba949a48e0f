import { type FastifyReply, type FastifyRequest } from 'fastify'
import { CachedResponse, sendCached } from '../cache/cached-response.ts'
import { type Config } from '../config/config.ts'
import { isSiteNamed, siteOrigin } from '../http/site-origin.ts'

/** How public pages name this site, and how long others may cache what names it. */
export function siteOf(config: Pick<Config, 'siteUrl'>) {
  return {
    isNamed: (request: FastifyRequest) => isSiteNamed(config, request),
    originOf: (request: FastifyRequest) => siteOrigin(config, request),
    /** Answers made of a caller's Host header must not be cached for others. */
    cacheControl: (minutes: number) =>
      `${config.siteUrl === undefined ? 'private' : 'public'}, max-age=${minutes * 60}`,
  }
}

/** Sends a text with a tag. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: string) {
  return sendCached(request, reply, new CachedResponse(text))
}

import { type FastifyRequest } from 'fastify'
import { type Callers, type Viewer } from '../auth/identify.ts'
import { readSessionCookie } from '../auth/session-cookie.ts'
import { PromiseCache } from '../cache/promise-cache.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { areLinksPublic, isPhotoPublic, seesLinks, seesPhoto } from './picture-visibility-store.ts'

/** Who may get the same picture: everybody, so that caches may keep it, or the person who asked. */
export type Audience = 'everybody' | 'person'

/** Ms for which an answer about everybody is reused; with a cache's 45 s a picture is gone within a minute. */
const knownMs = 10_000
const maxKnown = 20_000

/** Decides who sees a picture. Browsers load pictures without a token, so a person is known by their cookie. */
export class PictureAudiences {
  readonly #db: Database
  readonly #callers: Callers
  readonly #known = new PromiseCache<boolean>({ entries: maxKnown, ms: knownMs })

  constructor({ db, callers }: { db: Database; callers: Callers }) {
    this.#db = db
    this.#callers = callers
  }

  /** The audience of an uploaded photo. Fails with `notFound` for whom it does not concern. */
  async ofPhoto(id: string, request: FastifyRequest): Promise<Audience> {
    const isPublic = await this.#known.take(`photo ${id}`, () => isPhotoPublic(this.#db, id))
    return isPublic ? 'everybody' : this.#person(request, (viewer) => seesPhoto(this.#db, id, viewer))
  }

  /** The audience of the pictures that an offer links to. Fails with `notFound` for whom they do not concern. */
  async ofLinks(carId: string, request: FastifyRequest): Promise<Audience> {
    const isPublic = await this.#known.take(`links ${carId}`, () => areLinksPublic(this.#db, carId))
    return isPublic ? 'everybody' : this.#person(request, (viewer) => seesLinks(this.#db, carId, viewer))
  }

  async #person(request: FastifyRequest, sees: (viewer: Viewer) => Promise<boolean>): Promise<Audience> {
    const viewer = await this.#callers.ofCookie(readSessionCookie(request))
    if (viewer === null || !(await sees(viewer))) fail('notFound')
    return 'person'
  }
}

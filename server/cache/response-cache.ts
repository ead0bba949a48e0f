import { CachedResponse } from './cached-response.ts'
import { type CacheKind, type CacheVersions } from './cache-versions.ts'
import { rawJson, RawJson } from './raw-json.ts'
import { VersionedCache } from './versioned-cache.ts'

/** A cached answer of a call, the same for every client. */
export class CachedJson<T = unknown> extends CachedResponse {
  readonly json: RawJson<T>

  constructor(json: RawJson<T>) {
    super(json.bytes)
    this.json = json
  }
}

const maxBytes = 32 * 1024 * 1024

/** Caches answers of calls until something of their kind changes. */
export class ResponseCache<T = unknown> {
  readonly #answers: VersionedCache<CachedJson<T>>

  constructor(versions: CacheVersions, kind: CacheKind, { entries = 200 } = {}) {
    const bytesOf = ({ bytes }: CachedJson<T>) => bytes.length
    this.#answers = new VersionedCache(versions, kind, { entries, bytes: maxBytes, bytesOf })
  }

  /** The answer to a question, cached or made. */
  take(question: string, make: () => Promise<T | RawJson<T>>): Promise<CachedJson<T>> {
    return this.#answers.take(question, async () => {
      const made = await make()
      return new CachedJson(made instanceof RawJson ? made : rawJson(made))
    })
  }
}

/** The storage cannot do its work now: it is away, full, too slow or refuses us. Callers get `busy`. */
export class StorageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageError'
  }
}

/** What an operator looks at, by the code that the storage answers with. */
const causes: Record<string, string> = {
  AccessDenied: 'The key may not do this.',
  InvalidAccessKeyId: 'It does not know the key.',
  NoSuchBucket: 'It has no such bucket.',
  PermanentRedirect: 'The bucket is in another region, or at another host.',
  RequestTimeTooSkewed: 'Its clock and that of this machine differ.',
  SignatureDoesNotMatch: 'It has another secret or region.',
  TemporaryRedirect: 'The bucket is in another region, or at another host.',
}

/** How a storage refused a call, with what an operator looks at; `body` is its answer. */
export function refusalIn(body: string, { method, status }: { method: string; status: number }): string {
  const code = codeIn(body)
  const sentence = `The storage answered ${method} with ${status} ${code}`.trimEnd()
  return Object.hasOwn(causes, code) ? `${sentence}. ${causes[code]}` : sentence
}

/** The code of an error that a storage answered; empty without one. */
export function codeIn(body: string): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1] ?? ''
}

/** What does not work with a storage, in a sentence for its operator. */
export function troubleWith(problem: unknown): string {
  const words = wordsOf(problem).replace(/\.$/, '')
  return `The storage of photos cannot be used: ${words}. Until it can, photos answer 503.`
}

/** What an error says, and what caused it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${wordsOf(error.cause)})`
}

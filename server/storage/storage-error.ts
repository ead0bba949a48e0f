/** A storage cannot do now what it was asked: it is away, full, too slow or refuses us. Callers hear `busy`. */
export class StorageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageError'
  }
}

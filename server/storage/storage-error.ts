/** The storage cannot do its work now: it is away, full, too slow or refuses us. Callers get `busy`. */
export class StorageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageError'
  }
}

/** Compressions, the better first. */
const encodings = ['br', 'gzip'] as const
/** A compression. */
export type Encoding = (typeof encodings)[number]

/** Results by header, cached because browsers send the same few. */
const cached = new Map<string, Encoding | undefined>()
const [maxHeaders, maxLength] = [100, 100]

/** The best compression that an Accept-Encoding header allows; undefined for none. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (cached.has(accepted)) return cached.get(accepted)
  const encoding = bestEncoding(accepted)
  if (accepted.length <= maxLength && cached.size < maxHeaders) cached.set(accepted, encoding)
  return encoding
}

/** Splits instead of matching a pattern: a caller may send one word of 16 KB. */
function bestEncoding(accepted: string): Encoding | undefined {
  const parts = accepted.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
  const taken = new Set(parts.flatMap(([name = '', weight = '']) => (/^q=0(?:\.0*)?$/.test(weight) ? [] : name)))
  return encodings.find((encoding) => taken.has(encoding))
}

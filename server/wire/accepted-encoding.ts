/** Ways to pack an answer, the better first. */
const encodings = ['br', 'gzip'] as const
/** A way to pack an answer. */
export type Encoding = (typeof encodings)[number]

/** Browsers send the same few headers: their answers are remembered. */
const remembered = new Map<string, Encoding | undefined>()
const [headersAtMost, longestRemembered] = [100, 100]

/** The way to pack that an Accept-Encoding header asks for. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (remembered.has(accepted)) return remembered.get(accepted)
  const encoding = bestEncoding(accepted)
  if (accepted.length <= longestRemembered && remembered.size < headersAtMost) remembered.set(accepted, encoding)
  return encoding
}

/** The best way to pack that an Accept-Encoding header allows. Split, not searched: a caller may send one word of 16 KB. */
function bestEncoding(accepted: string): Encoding | undefined {
  const parts = accepted.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
  const taken = new Set(parts.flatMap(([name = '', weight = '']) => (/^q=0(?:\.0*)?$/.test(weight) ? [] : name)))
  return encodings.find((encoding) => taken.has(encoding))
}

const graphemes = new Intl.Segmenter()

/** The beginning of a text, of at most `max` UTF-16 units, that ends between two letters or emoji as people see them. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  // A single letter under countless marks may be longer than all.
  const end = graphemes.segment(text).containing(max)?.index || max
  return text.slice(0, end).toWellFormed()
}

/** A piece of HTML whose texts are escaped already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | Html[] | false | undefined | null

/** Makes HTML of a template: what stands in its gaps is escaped unless it is HTML itself; false and nothing are left out. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.reduce((text, piece, i) => text + shown(parts[i - 1]) + piece))
}

function shown(part: Part): string {
  if (part === false || part === undefined || part === null) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map((piece) => piece.text).join('')
  return escaped(String(part))
}

/** A text as HTML and XML have it, in elements and in quoted attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Data for machines in a page; no text in it can end the block. */
export function jsonLd(value: unknown): Html {
  return new Html(
    `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`,
  )
}

/** HTML whose texts are escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | Html[] | false | undefined | null

/** Makes HTML of a template: values are escaped unless they are `Html`; false and undefined are omitted. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.reduce((text, piece, i) => text + shown(parts[i - 1]) + piece))
}

function shown(part: Part): string {
  if (part === false || part === undefined || part === null) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map((piece) => piece.text).join('')
  return escaped(String(part))
}

/** Characters that XML 1.0 (2.2) forbids even when escaped; a single one makes readers refuse the whole feed. */
// oxlint-disable-next-line no-control-regex -- naming them is this rule's purpose
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Escapes a text for elements and quoted attributes of HTML and XML. */
export function escaped(text: string): string {
  return text
    .replaceAll(noXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Data for machines in a page; its texts cannot end the block. */
export function jsonLd(value: unknown): Html {
  return new Html(
    `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`,
  )
}

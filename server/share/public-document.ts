import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { readSearch } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import { type Fact } from './car-in-words.ts'
import { carPreview } from './car-preview.ts'
import { feedLinks } from '../pages/feed-links.ts'
import { html, Html, jsonLd } from '../pages/html.ts'

/** What a page of an offer needs beside the offer. */
export interface PublicPageParts {
  /** Scheme and host under which people reach the site. */
  origin: string
  /** The links to styles of the built pages. */
  styles: string
  theme: 'light' | 'dark' | undefined
  firstCurrency: Currency
}

/** What differs from one kind of page to the other. */
export interface Content {
  body: Html
  robots?: string | undefined
  data?: unknown
  /** The family of models to whose feeds the page leads. */
  family?: string
  /** The address of a script. */
  script?: string
}

/** A page that the server makes of an offer, with what search engines and previews read. */
export function publicDocument(
  car: CarWithId,
  parts: PublicPageParts,
  { body, robots, data, family, script }: Content,
): string {
  const { styles, theme } = parts
  const { title, tags } = carPreview(car, parts)
  const made = html`<!doctype html>
    <html lang="${texts.pages.lang}" ${new Html(theme ? `data-theme="${theme}"` : '')}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${tags} ${robots && html`<meta name="robots" content="${robots}" />`}
        ${family !== undefined && feedLinks(readSearch([['model', family]]), family)}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${new Html(styles)}
        <link rel="stylesheet" href="/public-car.css" />
        ${script !== undefined && html`<script src="${script}" defer></script>`} ${data !== undefined && jsonLd(data)}
      </head>
      <body>
        ${body}
      </body>
    </html>`
  return made.text
}

/** Facts as rows of a list of terms. */
export function factRows(facts: readonly Fact[]): Html[] {
  return facts.map(
    ([label, value]) =>
      html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`,
  )
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DrawnPage } from '../../contract/drawing.ts'
import { type Currency } from '../../contract/facts.ts'
import { type ScreenName } from '../../contract/screens.ts'
import { type Search } from '../../contract/search-address.ts'
import { appName, isListed, tabTitle } from '../../contract/titles.ts'
import { texts } from '../texts.ts'
import { feedLinks } from './feed-links.ts'
import { type Html } from './html.ts'
import { readScreenLinks } from './screen-files.ts'

export type Theme = 'light' | 'dark' | undefined

/** What the head of a page says of one thing: the whole text of the tab, and tags for search engines and previews. */
export interface Preview {
  title: string
  tags: Html
}

/** What differs from page to page. */
export interface PageParts {
  screen: ScreenName
  /** The list of cars whose address asks for some of them only. */
  isNarrowed?: boolean
  theme: Theme
  firstCurrency: Currency
  /** What stands before the page's script runs; without it nothing does. */
  drawn?: DrawnPage | null
  /** The search whose feeds the page leads to. */
  search?: Search | undefined
  /** What the head says instead of what it says of the screen. */
  preview?: Preview | null
  /** What the page's script finds in its block `preloaded`. */
  preloaded: unknown
}

/** The built page. */
export interface PageTemplate {
  /** Makes the page of one address. */
  page: (parts: PageParts) => string
  /** Its links to style sheets and fonts, for pages that the server makes itself. */
  styles: string
}

const places = {
  html: /<html lang="en">/,
  title: /<title>[^<]*<\/title>/,
  description: /<meta name="description"[^>]*>/,
  headEnd: /<\/head>/,
  root: /(?<=<div id="root">)(?=<\/div>)/,
}

/**
 * Reads the built index.html of `folder` as a template.
 * @throws Error when the pages are not built or the file lacks a place to fill
 */
export async function readTemplate(folder: string): Promise<PageTemplate> {
  const file = join(folder, 'index.html')
  const html = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The pages are not built: ${file} is missing. Build them with: npm start`)
  })
  for (const [name, place] of Object.entries(places)) {
    if (!place.test(html)) throw new Error(`${file} has no place for: ${name}`)
  }
  const styles = html.match(/<link\s+rel="(?:stylesheet|preload)"[^>]*>/g) ?? []
  const screenLinks = await readScreenLinks(folder)
  const page = ({ screen, isNarrowed, theme, firstCurrency, drawn, search, preview, preloaded }: PageParts) => {
    const own = screenLinks.get(isNarrowed ? 'narrowedList' : screen)
    const links = (own?.styles ?? '') + ((drawn ? drawn.links : own?.scripts) ?? '')
    const made = html
      .replace(places.html, () => htmlTag(theme, firstCurrency))
      .replace(places.title, () => `<title>${escaped(preview?.title ?? tabTitle(texts.titles[screen]))}</title>`)
      .replace(places.description, () => preview?.tags.text ?? metaTags(screen) + feedTags(search))
      .replace(places.headEnd, (end) => `${links}${jsonBlock(preloaded)}${end}`)
      .replace(places.root, () => drawn?.body ?? '')
    return drawn ? scriptLast(made) : made
  }
  return { page, styles: styles.join('') }
}

/**
 * A drawn page shows all it has without its script: style, fonts and pictures come before it, and the files of its screen
 * after it, as they would share the way with what one sees.
 */
function scriptLast(html: string): string {
  return html.replace('<script type="module"', '$& fetchpriority="low"')
}

/** What the page's style and script read of its root element, as of `dataset`. */
export function rootDataset(theme: Theme, firstCurrency: Currency): Record<string, string> {
  return { ...(theme && { theme }), ...(firstCurrency === 'EUR' && { firstCurrency }) }
}

function htmlTag(theme: Theme, firstCurrency: Currency): string {
  const data = Object.entries(rootDataset(theme, firstCurrency)).map(
    ([name, value]) => ` data-${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
  )
  return `<html lang="${texts.pages.lang}"${data.join('')}>`
}

function feedTags(search: Search | undefined): string {
  return search ? feedLinks(search, texts.titles.cars).text : ''
}

function metaTags(screen: ScreenName): string {
  const title = escaped(tabTitle(texts.titles[screen]))
  const description = escaped(texts.pages.descriptions[screen] ?? texts.pages.description)
  return [
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${appName}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...(isListed(screen) ? [] : ['<meta name="robots" content="noindex">']),
  ].join('\n    ')
}

/**
 * Data for the page's script, which runs when the whole page is there; no text in it can end the block. It stands
 * behind the page's files, so that these are asked for while it is still on its way.
 */
function jsonBlock(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="preloaded">${json}</script>\n  `
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

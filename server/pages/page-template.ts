import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RenderedPage } from '../../contract/server-rendering.ts'
import { type Currency } from '../../contract/facts.ts'
import { inLanguage, languages, type Language } from '../../contract/language.ts'
import { screens, type ScreenName } from '../../contract/screens.ts'
import { type Search } from '../../contract/search-address.ts'
import { appName, isListed, tabTitle } from '../../contract/titles.ts'
import { catalogues } from '../texts/texts.ts'
import { feedLinks } from './feed-links.ts'
import { languageTags } from './language-tags.ts'
import { languageFolder } from './language-folder.ts'
import { type Html } from '../lib/html.ts'
import { readScreenLinks } from './screen-files.ts'

export type Theme = 'light' | 'dark' | undefined

/** A page's head for one thing: the title of the tab, and tags for search engines and previews. */
export interface Preview {
  title: string
  tags: Html
}

/** The variable parts of a page. */
export interface PageParts {
  screen: ScreenName
  /** The list of cars with filters in its address. */
  isNarrowed?: boolean
  theme: Theme
  firstCurrency: Currency
  /** The server-rendered body; without it the body is empty until the script runs. */
  rendered?: RenderedPage | null
  /** The search whose feeds the page links. */
  search?: Search | undefined
  /** Replaces the head of the screen. */
  preview?: Preview | null
  /** The content of the page's `preloaded` block. */
  preloaded: unknown
  /** The site's public scheme and host, if the operator named it. */
  siteUrl: string | undefined
  defaultLanguage: Language
}

/** The built page in one language. */
export interface PageTemplate {
  /** Makes the page of an address. */
  page: (parts: PageParts) => string
  /** Links to style sheets and fonts, for pages that are not part of the app. */
  styles: string
}

/** The built page in each language. */
export type PageTemplates = Record<Language, PageTemplate>

const places = {
  html: /<html lang="en">/,
  title: /<title>[^<]*<\/title>/,
  description: /<meta name="description"[^>]*>/,
  manifest: /(?<=<link rel="manifest" href=")[^"]*/,
  headEnd: /<\/head>/,
  root: /(?<=<div id="root">)(?=<\/div>)/,
  noScript: /(?<=<noscript>)[^<]*/,
}

/**
 * Reads the built pages of `folder` as templates, one for each language.
 * @throws Error when the pages are not built or the file lacks a place to fill
 */
export async function readTemplates(folder: string): Promise<PageTemplates> {
  const read = languages.map(
    async (language) => [language, await readTemplate(languageFolder(folder, language), language)] as const,
  )
  return Object.fromEntries(await Promise.all(read)) as PageTemplates
}

async function readTemplate(folder: string, language: Language): Promise<PageTemplate> {
  const texts = catalogues[language]
  const file = join(folder, 'index.html')
  const html = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The pages are not built: ${file} is missing. Build them with: npm start`)
  })
  for (const [name, place] of Object.entries(places)) {
    if (!place.test(html)) throw new Error(`${file} has no place for: ${name}`)
  }
  const styles = html.match(/<link\s+rel="(?:stylesheet|preload)"[^>]*>/g) ?? []
  const screenLinks = await readScreenLinks(folder)
  const page = (parts: PageParts) => {
    const { screen, isNarrowed, theme, firstCurrency, rendered, preview, preloaded } = parts
    const own = screenLinks.get(isNarrowed ? 'narrowedList' : screen)
    const links = (own?.styles ?? '') + ((rendered ? rendered.links : own?.scripts) ?? '')
    const made = html
      .replace(places.html, () => htmlTag(language, rootDataset(theme, firstCurrency)))
      .replace(places.title, () => `<title>${escaped(preview?.title ?? tabTitle(texts.titles[screen]))}</title>`)
      .replace(places.description, () => preview?.tags.text ?? metaTags(parts, language) + feedTags(parts, language))
      .replace(places.manifest, (address) => inLanguage(address, language))
      .replace(places.noScript, () => texts.pages.noScript)
      .replace(places.headEnd, (end) => `${links}${jsonBlock(preloaded)}${end}`)
      .replace(places.root, () => rendered?.body ?? '')
    return rendered ? scriptLast(made) : made
  }
  return { page, styles: styles.join('') }
}

/**
 * Moves scripts to the end of a rendered page: it is complete without them, and they would compete with style, fonts
 * and pictures for bandwidth.
 */
function scriptLast(html: string): string {
  return html.replace('<script type="module"', '$& fetchpriority="low"')
}

/** The `data-` attributes of the root element, read by style and script. */
export function rootDataset(theme: Theme, firstCurrency: Currency): Record<string, string> {
  return { ...(theme && { theme }), ...(firstCurrency === 'EUR' && { firstCurrency }) }
}

function htmlTag(language: Language, dataset: Record<string, string>): string {
  const data = Object.entries(dataset).map(
    ([name, value]) => ` data-${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
  )
  return `<html lang="${language}"${data.join('')}>`
}

function feedTags({ search, defaultLanguage }: PageParts, language: Language): string {
  return search ? feedLinks(search, catalogues[language].titles.cars, { language, defaultLanguage }).text : ''
}

function metaTags({ screen, isNarrowed, siteUrl = '', defaultLanguage }: PageParts, language: Language): string {
  const texts = catalogues[language]
  const title = escaped(tabTitle(texts.titles[screen]))
  const description = escaped(texts.pages.descriptions[screen] ?? texts.pages.description)
  return [
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${appName}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...(isListed(screen) ? [] : ['<meta name="robots" content="noindex">']),
    ...(isListed(screen) && !isNarrowed
      ? [languageTags(siteUrl + screens[screen].path, { language, defaultLanguage }).text]
      : []),
  ].join('\n    ')
}

/**
 * A block of data for the page's script, which runs when the page is complete; no text in it can end the block. It
 * comes after the links to files, so that these load meanwhile.
 */
function jsonBlock(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="preloaded">${json}</script>\n  `
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

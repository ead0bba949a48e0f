import { type Language } from '../../contract/language.ts'
import { screens } from '../../contract/screens.ts'
import { appName, tabTitle } from '../../contract/titles.ts'
import { html, Html } from '../lib/html.ts'
import { catalogues } from '../texts/texts.ts'
import { languageTags } from './language-tags.ts'
import { type Theme } from './page-template.ts'

/** What a guide depends on besides its words. */
export interface GuideParts {
  language: Language
  theme: Theme
  /** The links to style sheets of the built pages. */
  styles: string
  siteUrl: string | undefined
  defaultLanguage: Language
}

/** A guide: its place, and its words below the title. */
interface Guide {
  path: string
  title: string
  description: string
  body: Html
}

/** A page outside of the app that is read without a script, and printed. */
export function guidePage(
  { language, theme, styles, siteUrl = '', defaultLanguage }: GuideParts,
  { path, title, description, body }: Guide,
): string {
  const themed = theme === undefined ? '' : ` data-theme="${theme}"`
  return html`<!doctype html>
    <html lang="${language}" ${new Html(themed)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${tabTitle(title)}</title>
        <meta name="description" content="${description}" />
        ${languageTags(siteUrl + path, { language, defaultLanguage })}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${new Html(styles)}
        <link rel="stylesheet" href="/guide.css" />
        <script src="/print-button.js" defer></script>
      </head>
      <body>
        <main class="guide">
          <p class="bar">
            <a href="${screens.home.path}">${appName}</a>
            <button class="print" hidden>${catalogues[language].pages.print}</button>
          </p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text
}

/** Sentences one below the other. */
export function linesOf(lines: readonly string[]): Html {
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`
}

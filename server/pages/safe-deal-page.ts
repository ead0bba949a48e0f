import { type Language } from '../../contract/language.ts'
import { safeDealPath } from '../../contract/safe-deal.ts'
import { screens } from '../../contract/screens.ts'
import { appName, tabTitle } from '../../contract/titles.ts'
import { html, Html } from '../lib/html.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { languageTags } from './language-tags.ts'
import { type Theme } from './page-template.ts'

type Source = keyof Texts['safeDeal']['sources']
type Step = readonly [step: keyof Texts['safeDeal']['steps'], sources: readonly Source[]]

/** The steps in their order, and where what they say is written. */
const steps: readonly Step[] = [
  ['ask', []],
  ['look', []],
  ['papers', ['inspection', 'insurance', 'police']],
  ['notary', ['ownership']],
  ['pay', ['cash']],
  ['tax', ['tax']],
  ['insurance', ['liability']],
  ['registration', ['registration']],
  ['trouble', ['cybercrime']],
]

const trafficAct = 'https://lex.bg/laws/ldoc/2134649345'

/** Of the sources that are public pages. */
const addresses: Partial<Record<Source, string>> = {
  inspection: 'https://rta.government.bg',
  insurance: 'https://www.guaranteefund.org',
  police: 'https://e-uslugi.mvr.bg',
  ownership: trafficAct,
  tax: 'https://lex.bg/laws/ldoc/2134174720',
  registration: trafficAct,
  cybercrime: 'https://www.cybercrime.bg',
}

/** What the page depends on besides its words. */
interface SafeDealParts {
  language: Language
  theme: Theme
  /** The links to style sheets of the built pages. */
  styles: string
  siteUrl: string | undefined
  defaultLanguage: Language
}

/** The steps of a sale, outside of the app: read without a script, and printed on two sheets. */
export function safeDealPage({ language, theme, styles, siteUrl = '', defaultLanguage }: SafeDealParts): string {
  const { safeDeal: words } = catalogues[language]
  const themed = theme === undefined ? '' : ` data-theme="${theme}"`
  return html`<!doctype html>
    <html lang="${language}" ${new Html(themed)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${tabTitle(words.title)}</title>
        <meta name="description" content="${words.description}" />
        ${languageTags(siteUrl + safeDealPath, { language, defaultLanguage })}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${new Html(styles)}
        <link rel="stylesheet" href="/safe-deal.css" />
        <script src="/print-button.js" defer></script>
      </head>
      <body>
        <main class="guide">
          <p class="bar">
            <a href="${screens.home.path}">${appName}</a>
            <button class="print" hidden>${words.print}</button>
          </p>
          <h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
          <section class="never">
            <h2>${words.never}</h2>
            ${listOf(words.neverLines)}
          </section>
          <ol class="steps">
            ${steps.map((step) => stepOf(words, step))}
          </ol>
          <p class="checked">${words.checked}</p>
        </main>
      </body>
    </html>`.text
}

function stepOf(words: Texts['safeDeal'], [step, sources]: Step): Html {
  const { title, lines } = words.steps[step]
  return html`<li>
    <h2>${title}</h2>
    ${listOf(lines)}
    ${sources.length > 0 && html`<p class="source">${words.source} ${sources.map((source, at) => sourceOf(words, source, at))}</p>`}
  </li>`
}

function sourceOf({ sources }: Texts['safeDeal'], source: Source, at: number): Html {
  const address = addresses[source]
  const name = sources[source]
  return html`${at > 0 && ', '}${address === undefined ? name : html`<a href="${address}" rel="noreferrer">${name}</a>`}`
}

function listOf(lines: readonly string[]): Html {
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`
}

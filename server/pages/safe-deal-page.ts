import { safeDealPath } from '../../contract/plain-pages.ts'
import { html, type Html } from '../lib/html.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { guidePage, linesOf, type GuideParts } from './guide-page.ts'

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

/** The steps of a sale. */
export function safeDealPage(parts: GuideParts): string {
  const { safeDeal: words } = catalogues[parts.language]
  const body = html`<p class="lead">${words.lead}</p>
    <section class="never">
      <h2>${words.never}</h2>
      ${linesOf(words.neverLines)}
    </section>
    <ol class="steps">
      ${steps.map((step) => stepOf(words, step))}
    </ol>
    <p class="checked">${words.checked}</p>`
  return guidePage(parts, { path: safeDealPath, title: words.title, description: words.description, body })
}

function stepOf(words: Texts['safeDeal'], [step, sources]: Step): Html {
  const { title, lines } = words.steps[step]
  return html`<li>
    <h2>${title}</h2>
    ${linesOf(lines)}
    ${sources.length > 0 && html`<p class="source">${words.source} ${sources.map((source, at) => sourceOf(words, source, at))}</p>`}
  </li>`
}

function sourceOf({ sources }: Texts['safeDeal'], source: Source, at: number): Html {
  const address = addresses[source]
  const name = sources[source]
  return html`${at > 0 && ', '}${address === undefined ? name : html`<a href="${address}" rel="noreferrer">${name}</a>`}`
}

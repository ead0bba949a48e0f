import { type Ground } from '../../contract/decision.ts'
import { noticeDays, personal } from '../../contract/limits.ts'
import { rulesPath } from '../../contract/plain-pages.ts'
import { amountDays } from '../../contract/price-offer.ts'
import { screens } from '../../contract/screens.ts'
import { absoluteMs, idleMs } from '../auth/session-store.ts'
import { formerOfferMs } from '../cars/former-offers-store.ts'
import { html, type Html } from '../lib/html.ts'
import { oldCaseMs } from '../reports/old-cases-store.ts'
import { graceMs } from '../rights/deletion-store.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { guidePage, linesOf, type GuideParts } from './guide-page.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Rules that a decision of a moderator can name, in the order of the page. */
const rules: readonly Ground[] = [
  ...(['fraud', 'stolenPhotos', 'wrongData', 'duplicate', 'sold'] as const),
  ...(['insult', 'privateData', 'spam', 'unfoundedReports', 'law'] as const),
]

/** For how long data are stored, as the sweeps have it. */
export const retention = {
  leaveDays: graceMs / dayMs,
  idleDays: idleMs / dayMs,
  sessionDays: absoluteMs / dayMs,
  noticeDays,
  amountDays,
  formerDays: formerOfferMs / dayMs,
  caseYears: oldCaseMs / (365 * dayMs),
  seenCars: personal.seenCars,
} as const

const supervisor = 'https://www.cpdp.bg'

/** Who runs the site, as the operator set it. */
interface Operator {
  operator: string | undefined
  contact: string | undefined
}

/** What applies here, who runs the site, and what is stored of people (DSA 11, 12 and 14; GDPR 13; Omnibus). */
export function rulesPage(parts: GuideParts, { operator, contact }: Operator): string {
  const { rules: words, statement, titles } = catalogues[parts.language]
  const { who, take, content, reports, order, sellers, data, browser, access } = words
  const body = html`<p class="lead">${words.lead}</p>
    ${sectionOf('contact', who.title, [
      operator ?? who.noOperator,
      contact === undefined ? who.noContact : who.contact(contact),
    ])}
    ${sectionOf('people', take.title, take.lines)}
    <section id="content">
      <h2>${content.title}</h2>
      <p>${content.named}</p>
      ${linesOf(rules.map((ground) => statement.grounds[ground]))}
    </section>
    ${sectionOf('reports', reports.title, reports.lines)}
    ${sectionOf('order', order.title, order.lines, [linkOf(screens.priceGuide.path, titles.priceGuide)])}
    ${sectionOf('sellers', sellers.title, sellers.lines)} ${dataSection(data, titles.settings)}
    ${sectionOf('browser', browser.title, browser.lines)} ${sectionOf('accessibility', access.title, access.lines)}
    <p class="checked">${words.checked}</p>`
  return guidePage(parts, { path: rulesPath, title: words.title, description: words.description, body })
}

function sectionOf(id: string, title: string, lines: readonly string[], links: Html[] = []): Html {
  return html`<section id="${id}">
    <h2>${title}</h2>
    ${linesOf(lines)} ${links.map((link) => html`<p class="source">${link}</p>`)}
  </section>`
}

function linkOf(address: string, text: string): Html {
  return html`<a href="${address}">${text}</a>`
}

/** What is stored, what for and how long; then what people can do. */
function dataSection(
  { title, intro, why, howLong, rows, rights, supervision }: Texts['rules']['data'],
  settings: string,
): Html {
  return html`<section id="data">
    <h2>${title}</h2>
    <p>${intro}</p>
    ${rows(retention).map(
      ([what, purpose, time]) =>
        html`<h3>${what}</h3>
          <dl>
            <dt>${why}</dt>
            <dd>${purpose}</dd>
            <dt>${howLong}</dt>
            <dd>${time}</dd>
          </dl>`,
    )}
    ${linesOf(rights)}
    <p class="source">${linkOf(screens.settings.path, settings)}, ${linkOf(supervisor, supervision)}</p>
  </section>`
}

import { type Currency } from '../../contract/facts.ts'
import { euroAmount } from '../../contract/money.ts'
import { digitGroups } from '../../contract/digit-groups.ts'
import { html, type Html } from '../pages/html.ts'

/** A price in both currencies, the operator's first, for titles and feeds: `12500 BGN, 6391.15 EUR`. */
export function bothInWords(bgn: number, first: Currency): string {
  return inOrder([`${bgn} BGN`, `${euroAmount(bgn)} EUR`], first).join(', ')
}

/** The same for pages, where style sets the thousands apart. */
export function bothShown(bgn: number, { first, between }: { first: Currency; between: Html }): Html {
  const [one, other] = inOrder([quantity(String(bgn), 'BGN'), quantity(euroAmount(bgn), 'EUR')], first)
  return html`${one}${between}${other}`
}

/** A number with its unit, such as `214000 km`, grouped by style alone. */
export function quantity(digits: string, unit: string): Html {
  const [first, ...others] = digitGroups(digits)
  return html`<span class="digits">${first}${others.map((group) => html`<i>${group}</i>`)} ${unit}</span>`
}

function inOrder<Part>([bgn, eur]: [Part, Part], first: Currency): [Part, Part] {
  return first === 'EUR' ? [eur, bgn] : [bgn, eur]
}

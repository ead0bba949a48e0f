import { type Currency } from '../../contract/facts.ts'
import { priceDigits } from '../../contract/money.ts'
import { html, type Html } from '../lib/html.ts'
import { type Texts } from './texts.ts'

/** A price in both currencies, the operator's first, for titles and feeds: `12500 BGN, 6391.15 EUR`. */
export function bothInWords(bgn: number, first: Currency, { amounts }: Texts): string {
  return inOrder(first)
    .map((currency) => `${amounts.price(priceDigits(bgn, currency))} ${amounts.currencies[currency]}`)
    .join(', ')
}

/** A price in both currencies for pages; the second one is quieter. */
export function bothShown(bgn: number, { first, texts: { amounts } }: { first: Currency; texts: Texts }): Html {
  const [one, other] = inOrder(first).map((currency) =>
    amountShown(amounts.groups(amounts.price(priceDigits(bgn, currency))), amounts.currencies[currency]),
  )
  return html`${one}<br /><small>${other}</small>`
}

/** A number with its unit, such as `214000 km`. */
export function quantity(value: number, unit: string, { amounts }: Texts): Html {
  return amountShown(amounts.groups(amounts.number(String(value))), unit)
}

function amountShown([first, ...others]: readonly string[], unit: string): Html {
  return html`<span class="digits">${first}${others.map((group) => html`<i>${group}</i>`)} ${unit}</span>`
}

function inOrder(first: Currency): readonly Currency[] {
  return first === 'EUR' ? ['EUR', 'BGN'] : ['BGN', 'EUR']
}

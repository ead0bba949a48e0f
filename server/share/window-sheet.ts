import { type CarWithId } from '../../contract/car.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { carName } from '../../contract/shown-car.ts'
import { appName } from '../../contract/titles.ts'
import { texts } from '../texts.ts'
import { bothShown } from './amounts.ts'
import { statedFacts } from './car-in-words.ts'
import { html } from '../pages/html.ts'
import { factRows, publicDocument, type PublicPageParts } from './public-document.ts'

const sheetFacts = 12

/** One page to print for the window of the car. */
export function windowSheet(car: CarWithId, qrAddress: string, parts: PublicPageParts): string {
  const facts = statedFacts(car).slice(0, sheetFacts)
  return publicDocument(car, parts, {
    robots: 'noindex',
    script: '/print-sheet.js',
    body: html`<main class="sheet">
      <p class="maker">${appName} <button class="print" type="button" hidden>${texts.share.print}</button></p>
      <div>
        <h1>${carName(car)}, ${car.year}</h1>
        <p class="amount">${bothShown(car.price, { first: parts.firstCurrency, between: html`<br />` })}</p>
      </div>
      <dl class="rows">${factRows(facts)}</dl>
      <footer>
        <img src="${qrAddress}" alt="${texts.share.code}" width="240" height="240" />
        <p>${texts.share.scan}<br />${parts.origin}${publicAddress(car.id, car)}</p>
      </footer>
    </main>`,
  })
}

import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { appName } from '../../contract/titles.ts'
import { catalogues } from '../texts/texts.ts'
import { bothShown } from '../texts/amounts.ts'
import { statedFacts, type Fact } from './car-in-words.ts'
import { carPreview, type PreviewedSite } from './car-preview.ts'
import { html, Html } from '../lib/html.ts'

const sheetFacts = 12

/** The parts of a window sheet besides the offer. */
interface SheetParts extends PreviewedSite {
  /** The links to style sheets of the built pages. */
  styles: string
}

/** A printable page for the window of the car, outside of the app: always light, without its frame. */
export function windowSheet(car: CarWithId, parts: SheetParts): string {
  const { origin, styles, firstCurrency, language } = parts
  const texts = catalogues[language]
  const { title, tags } = carPreview(car, parts)
  const facts = statedFacts(car, texts).slice(0, sheetFacts)
  const made = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${tags}
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${new Html(styles)}
        <link rel="stylesheet" href="/window-sheet.css" />
        <script src="/print-sheet.js" defer></script>
      </head>
      <body>
        <main class="sheet">
          <form class="maker">
            <span>${appName}</span>
            <label hidden>${texts.share.telephone} <input type="tel" maxlength="32" autocomplete="tel" /></label>
            <button class="print" hidden>${texts.share.print}</button>
          </form>
          <div>
            <h1>${carName(car)}, ${car.year}</h1>
            <p class="amount">${bothShown(car.price, { first: firstCurrency, texts })}</p>
          </div>
          <p class="telephone" hidden></p>
          <dl class="rows">${facts.map(factRow)}</dl>
          <footer>
            <img src="/c/${car.id}/qr.svg" alt="${texts.share.code}" width="240" height="240" />
            <p>${texts.share.scan}<br />${origin}/c/${car.id}</p>
          </footer>
        </main>
      </body>
    </html>`
  return made.text
}

function factRow([label, value]: Fact): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`
}

import { type CarWithId } from '../../contract/car.ts'
import { daysListed } from '../../contract/days-listed.ts'
import { euroAmount } from '../../contract/money.ts'
import { pictureAddress, type PhotoWidth } from '../../contract/photo.ts'
import { pricePosition } from '../../contract/price-position.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { screens } from '../../contract/screens.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { appName, titles } from '../../contract/titles.ts'
import { carData } from './car-data.ts'
import { carInOneLine, statedFacts } from './car-in-words.ts'
import { html, Html, jsonLd } from './html.ts'

const soldDaysListed = 30
const dayMs = 24 * 60 * 60 * 1000

/** What a page of an offer needs beside the offer. */
export interface PublicPageParts {
  /** Scheme and host under which people reach the site. */
  origin: string
  /** The links to styles of the built pages. */
  styles: string
  theme: 'light' | 'dark' | undefined
}

/** The public page of an offer: everything but who offers it and what is talked about it. */
export function publicPage(car: CarWithId, similar: readonly CarWithId[], parts: PublicPageParts): string {
  return page(car, parts, {
    robots: isOldSale(car) ? 'noindex' : undefined,
    data: carData(car, { origin: parts.origin, address: publicAddress(car.id, car) }),
    body: html`<header class="top">
        <a class="brand" href="${screens.home.path}">${appName}</a>
        <nav aria-label="Main">
          <a href="${screens.cars.path}">${titles.cars}</a>
          <a href="${screens.login.path}">${titles.login}</a>
          <a href="${screens.register.path}">${titles.register}</a>
        </nav>
      </header>
      <main class="wrap page">
        <div class="gallery">${banner(car)} ${photos(car)}</div>
        ${offer(car)}
        <div class="details">
          <section>
            <h2>Description</h2>
            <p class="text" dir="auto">${car.description}</p>
          </section>
          <section>
            <h2>Vehicle facts</h2>
            <dl class="rows">${rows(statedFacts(car))}</dl>
          </section>
          ${
            car.extras &&
            html`<section>
              <h2>Extras</h2>
              <p class="text">${car.extras.join(', ')}</p>
            </section>`
          }
          ${
            similar.length > 0 &&
            html`<section>
              <h2>Similar cars</h2>
              <ul class="similar">
                ${similar.map((other) => similarRow(other))}
              </ul>
            </section>`
          }
        </div>
      </main>`,
  })
}

/** Each leads to itself in full size. */
function photos(car: CarWithId): Html {
  return html`<ul class="photos">
    ${picturesOf(car).map(
      (picture, i) =>
        html`<li>
          <a href="${pictureAddress(car.id, picture, i, 1600)}">
            <img
              src="${pictureAddress(car.id, picture, i, i === 0 ? 1600 : 480)}"
              alt="${carName(car)}, photo ${i + 1}"
              ${new Html(i === 0 ? 'fetchpriority="high"' : 'loading="lazy"')}
            />
          </a>
        </li>`,
    )}
  </ul>`
}

/** What it is, what it costs, and the way to its seller, whose screen asks visitors to log in. */
function offer(car: CarWithId): Html {
  const days = daysListed(car)
  return html`<aside class="side">
    <h1>${carName(car)}</h1>
    <p class="price">${car.price} BGN<br />${euroAmount(car.price)} EUR</p>
    ${car.estimate && html`<p>${positionInWords(car.price, car.estimate.price)}</p>`}
    <p>${car.year}, ${car.region ?? car.location}</p>
    ${days !== undefined && html`<p>Listed ${days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`}</p>`}
    <a class="button" href="${screens.car.path.replace('$themeId', car.id)}">Log in to contact</a>
  </aside>`
}

function positionInWords(price: number, estimate: number): string {
  const { word, percent, side } = pricePosition(price, estimate)
  const words = { good: 'Good price', fair: 'Fair', high: 'High' }
  const place = side === 'at' ? 'at the estimate' : `${percent} % ${side} estimate`
  return `${words[word]}, ${place}: ${estimate} BGN, ${euroAmount(estimate)} EUR`
}

/** One page to print for the window of the car. */
export function windowSheet(car: CarWithId, qrAddress: string, parts: PublicPageParts): string {
  // Brand, model and year stand in its title.
  const facts = statedFacts(car).slice(3, 3 + sheetFacts)
  return page(car, parts, {
    robots: 'noindex',
    body: html`<main class="sheet">
      <p>${appName}</p>
      <div>
        <h1>${carName(car)}, ${car.year}</h1>
        <p class="amount">${car.price} BGN<br />${euroAmount(car.price)} EUR</p>
      </div>
      <dl class="rows">${rows(facts)}</dl>
      <footer>
        <img src="${qrAddress}" alt="QR code of the page of this car" width="240" height="240" />
        <p>All photos and facts: scan the code.<br />${parts.origin}${publicAddress(car.id, car)}</p>
      </footer>
    </main>`,
  })
}

const sheetFacts = 12

interface Content {
  body: Html
  robots?: string | undefined
  data?: unknown
}

function page(car: CarWithId, { origin, styles, theme }: PublicPageParts, { body, robots, data }: Content): string {
  const title = `${carInOneLine(car)} · ${appName}`
  const description = `${carInOneLine(car)}. ${car.description}`.replace(/\s+/gu, ' ').slice(0, 200)
  const address = origin + publicAddress(car.id, car)
  const [cover] = picturesOf(car)
  const image = cover !== undefined && origin + pictureAddress(car.id, cover, 0, 1600 satisfies PhotoWidth)
  const made = html`<!doctype html>
    <html lang="en" ${new Html(theme ? `data-theme="${theme}"` : '')}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="canonical" href="${address}" />
        <meta property="og:type" content="product" />
        <meta property="og:site_name" content="${appName}" />
        <meta property="og:title" content="${carInOneLine(car)}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${address}" />
        ${image && html`<meta property="og:image" content="${image}" />`}
        <meta property="product:price:amount" content="${euroAmount(car.price)}" />
        <meta property="product:price:currency" content="EUR" />
        ${robots && html`<meta name="robots" content="${robots}" />`}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${new Html(styles)}
        <link rel="stylesheet" href="/public-car.css" />
        ${data !== undefined && jsonLd(data)}
      </head>
      <body>
        ${body}
      </body>
    </html>`
  return made.text
}

function banner(car: CarWithId): Html | false {
  if (car.state !== 'sold' && car.state !== 'reserved') return false
  const date = new Date(car.stateAt ?? 0).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const word = car.state === 'sold' ? `Sold on ${date}.` : `Reserved since ${date}.`
  return html`<p class="banner"><strong>${word}</strong></p>`
}

function rows(facts: readonly (readonly [string, string])[]): Html[] {
  return facts.map(
    ([label, value]) =>
      html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`,
  )
}

function similarRow(car: CarWithId): Html {
  return html`<li>
    <a href="${publicAddress(car.id, car)}">${carName(car)}, ${car.year}</a>
    <span>${car.price} BGN, ${euroAmount(car.price)} EUR</span>
  </li>`
}

/** What was sold long ago is not looked for any more. */
function isOldSale(car: CarWithId): boolean {
  return car.state === 'sold' && (car.stateAt ?? 0) < Date.now() - soldDaysListed * dayMs
}

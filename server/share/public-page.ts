import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { screens } from '../../contract/screens.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { appName } from '../../contract/titles.ts'
import { texts } from '../texts.ts'
import { bothShown } from './amounts.ts'
import { carData } from './car-data.ts'
import { positionInWords, statedFacts, titleFacts } from './car-in-words.ts'
import { html, Html } from '../pages/html.ts'
import { factRows, publicDocument, type PublicPageParts } from './public-document.ts'

const soldDaysListed = 30
const dayMs = 24 * 60 * 60 * 1000

/** The public page of an offer: everything but who offers it and what is talked about it. */
export function publicPage(car: CarWithId, similar: readonly CarWithId[], parts: PublicPageParts): string {
  return publicDocument(car, parts, {
    robots: isOldSale(car) ? 'noindex' : undefined,
    data: carData(car, { origin: parts.origin, address: publicAddress(car.id, car) }),
    family: `${car.brand} ${modelFamily(car.brand, car.model)}`,
    body: html`<header class="top">
        <a class="brand" href="${screens.home.path}">${appName}</a>
        <nav aria-label="${texts.share.navigation}">
          <a href="${screens.cars.path}">${texts.titles.cars}</a>
          <a href="${screens.login.path}">${texts.titles.login}</a>
          <a href="${screens.register.path}">${texts.titles.register}</a>
        </nav>
      </header>
      <main class="wrap page">
        <div>${banner(car)} ${photos(car)}</div>
        ${side(car, parts.firstCurrency)} ${details(car, similar, parts.firstCurrency)}
      </main>`,
  })
}

/** Without script there is no gallery: each picture leads to itself at its greatest width. */
function photos(car: CarWithId): Html {
  return html`<ul class="photos">
    ${picturesOf(car).map(
      (picture, i) =>
        html`<li>
          <a href="${pictureAddress(car.id, picture, i, 1600)}">
            <img
              src="${pictureAddress(car.id, picture, i, i === 0 ? 960 : 480)}"
              alt="${texts.share.photoOf(carName(car), i + 1)}"
              ${new Html(i === 0 ? 'fetchpriority="high"' : 'loading="lazy"')}
            />
          </a>
        </li>`,
    )}
  </ul>`
}

function side(car: CarWithId, first: Currency): Html {
  const position = positionInWords(car)
  return html`<aside class="side">
    <h1>${carName(car)}</h1>
    <p class="price">${bothShown(car.price, { first, between: html`<br />` })}</p>
    ${position && html`<p><strong>${position.word}</strong> ${position.figure}</p>`}
    ${car.estimate && html`<p>${texts.share.estimate} ${bothShown(car.estimate.price, { first, between: html`, ` })}</p>`}
    <p>${[car.region ?? car.location, daysListed(car)].filter(Boolean).join(' · ')}</p>
    <dl>${factRows(titleFacts(car))}</dl>
    <a class="button" href="${screens.car.path.replace('$themeId', car.id)}">${texts.share.logIn}</a>
    <p class="members">
      ${texts.share.forMembers}
      <a href="${screens.register.path}">${texts.titles.register}</a>
    </p>
  </aside>`
}

function details(car: CarWithId, similar: readonly CarWithId[], first: Currency): Html {
  return html`<div>
    <section>
      <h2>${texts.share.description}</h2>
      <p class="text" dir="auto">${car.description}</p>
    </section>
    <section>
      <h2>${texts.facts.title}</h2>
      <dl class="rows">${factRows(statedFacts(car))}</dl>
    </section>
    ${
      car.extras &&
      html`<section>
        <h2>${texts.facts.extras}</h2>
        <p class="text">${car.extras.join(', ')}</p>
      </section>`
    }
    ${
      similar.length > 0 &&
      html`<section>
        <h2>${texts.share.similar}</h2>
        <ul class="similar">
          ${similar.map((other) => similarRow(other, first))}
        </ul>
      </section>`
    }
  </div>`
}

function daysListed({ listedAt }: CarWithId): string | undefined {
  if (listedAt === undefined) return undefined
  const days = Math.max(0, Math.floor((Date.now() - listedAt) / dayMs))
  return days === 0 ? texts.share.listedToday : texts.share.listed(days)
}

function banner(car: CarWithId): Html | false {
  if (car.state !== 'sold' && car.state !== 'reserved') return false
  const date = new Date(car.stateAt ?? 0)
  const words = car.state === 'sold' ? texts.share.sold(date) : texts.share.reserved(date)
  return html`<p class="banner"><strong>${words}</strong></p>`
}

function similarRow(car: CarWithId, first: Currency): Html {
  return html`<li>
    <a href="${publicAddress(car.id, car)}">${carName(car)}, ${car.year}</a>
    <span>${bothShown(car.price, { first, between: html`, ` })}</span>
  </li>`
}

/** What was sold long ago is not looked for any more. */
function isOldSale(car: CarWithId): boolean {
  return car.state === 'sold' && (car.stateAt ?? 0) < Date.now() - soldDaysListed * dayMs
}

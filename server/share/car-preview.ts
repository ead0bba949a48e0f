import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { euroAmount } from '../../contract/money.ts'
import { previewAddress, previewSize } from '../../contract/photo.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { shortened } from '../../contract/shortened.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { appName, tabTitle } from '../../contract/titles.ts'
import { html, type Html } from '../lib/html.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { carInOneLine } from './car-in-words.ts'
import { canonicalAddress, languageTags, type PageLanguage } from '../pages/language-tags.ts'

/** Characters of a description that search engines and previews show. */
const descriptionLength = 200

/** The head of an offer's page for search engines and link previews (ogp.me). */
export interface CarPreview {
  /** The title of the tab. */
  title: string
  /** Description, canonical address and Open Graph tags. */
  tags: Html
}

/** The site that shows an offer. */
export interface PreviewedSite extends PageLanguage {
  /** The site's public scheme and host. */
  origin: string
  firstCurrency: Currency
}

/** The preview of an offer with a public page. */
export function carPreview(car: CarWithId, { origin, firstCurrency, ...spoken }: PreviewedSite): CarPreview {
  const texts = catalogues[spoken.language]
  const line = carInOneLine(car, firstCurrency, texts)
  const description = beginningOf(whatTheTitleOmits(car, texts))
  const bare = origin + publicAddress(car.id, car)
  const address = canonicalAddress(bare, spoken)
  const [cover] = picturesOf(car)
  const image = cover !== undefined && origin + previewAddress(car.id, cover)
  return {
    title: tabTitle(line),
    tags: html`<meta name="description" content="${description}" />
      ${languageTags(bare, spoken)}
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content="${appName}" />
      <meta property="og:title" content="${line}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${address}" />
      ${
        image &&
        html`<meta property="og:image" content="${image}" />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="${previewSize.width}" />
          <meta property="og:image:height" content="${previewSize.height}" />
          <meta property="og:image:alt" content="${texts.share.photoOf(carName(car), 1)}" />`
      }
      <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />
      <meta property="product:price:amount" content="${euroAmount(car.price)}" />
      <meta property="product:price:currency" content="EUR" />`,
  }
}

/** Whether it is sold, the place, the seller, and what the seller says. */
function whatTheTitleOmits(car: CarWithId, texts: Texts): string {
  const { state, stateAt, region, location, seller, description } = car
  const [place = '', around = ''] = [location, region].map((one) => one && texts.locationName(one))
  const places = around.startsWith(place) ? [around] : [place, around].filter(Boolean)
  const parts = [
    state === 'sold' && texts.share.sold(new Date(stateAt ?? 0)),
    `${places.join(', ')}.`,
    seller !== undefined && `${texts.facts.labels.seller}: ${texts.share.inLine(texts.valueName('seller', seller))}.`,
    description.replace(/\s+/gu, ' '),
  ]
  return parts.filter(Boolean).join(' ')
}

/** What fits a description, up to its last whole word unless that word is most of it. */
function beginningOf(text: string): string {
  if (text.length <= descriptionLength) return text
  const fitting = shortened(text, descriptionLength)
  const whole = fitting.replace(/[\s.,:;–-]+\S*$/u, '')
  return `${whole.length > descriptionLength / 2 ? whole : fitting}…`
}

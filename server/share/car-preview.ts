import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { euroAmount } from '../../contract/money.ts'
import { pictureAddress, type PhotoWidth } from '../../contract/photo.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { appName, tabTitle } from '../../contract/titles.ts'
import { html, type Html } from '../pages/html.ts'
import { carInOneLine } from './car-in-words.ts'

/** Characters of a description that search engines and previews show. */
const descriptionLength = 200

/** What the head of a page says of an offer, to search engines and to previews of a link (ogp.me). */
export interface CarPreview {
  /** The whole text of the tab. */
  title: string
  /** Description, canonical address and Open Graph tags. */
  tags: Html
}

/** The preview of an offer that has a public page; `origin` is scheme and host under which people reach the site. */
export function carPreview(
  car: CarWithId,
  { origin, firstCurrency }: { origin: string; firstCurrency: Currency },
): CarPreview {
  const line = carInOneLine(car, firstCurrency)
  const description = `${line}. ${car.description.replace(/\s+/gu, ' ')}`.slice(0, descriptionLength)
  const address = origin + publicAddress(car.id, car)
  const [cover] = picturesOf(car)
  const image = cover !== undefined && origin + pictureAddress(car.id, cover, 0, 1600 satisfies PhotoWidth)
  return {
    title: tabTitle(line),
    tags: html`<meta name="description" content="${description}" />
      <link rel="canonical" href="${address}" />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content="${appName}" />
      <meta property="og:title" content="${line}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${address}" />
      ${image && html`<meta property="og:image" content="${image}" />`}
      <meta property="product:price:amount" content="${euroAmount(car.price)}" />
      <meta property="product:price:currency" content="EUR" />`,
  }
}

import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { appName } from '../../contract/titles.ts'
import { carInOneLine } from './car-in-words.ts'
import { html, Html } from '../pages/html.ts'

/** An offer of a feed; `updatedAt` is when its price, text or state last changed, epoch ms. */
export type FeedCar = CarWithId & { updatedAt: number }

/** A search as a feed. */
export interface SearchFeed {
  origin: string
  /** Of the feed itself, and of the list that it follows, from the root. */
  address: string
  listAddress: string
  cars: readonly FeedCar[]
  firstCurrency: Currency
}

/** What ids of Atom begin with: a tag (RFC 4151), as it changes neither with the offer nor with the site's address. */
const feedTag = 'tag:volan,2026:'

/** The feed in Atom (RFC 4287). */
export function atomFeed({ origin, address, listAddress, cars, firstCurrency }: SearchFeed): string {
  const updated = new Date(Math.max(0, ...cars.map((car) => car.updatedAt))).toISOString()
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom">
    <title>${appName}</title>
    <id>${feedTag}${address}</id>
    <updated>${updated}</updated>
    <author><name>${appName}</name></author>
    <link rel="self" href="${origin}${address}" />
    <link rel="alternate" href="${origin}${listAddress}" />
    ${cars.map(
      (car) =>
        html`<entry>
          <title>${carInOneLine(car, firstCurrency)}</title>
          <id>${feedTag}/cars/${car.id}</id>
          <link href="${origin}${publicAddress(car.id, car)}" />
          <published>${new Date(car.listedAt ?? 0).toISOString()}</published>
          <updated>${new Date(car.updatedAt).toISOString()}</updated>
          <summary>${car.description}</summary>
        </entry>`,
    )}
  </feed>`
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.text}`
}

/** The feed in JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ origin, address, listAddress, cars, firstCurrency }: SearchFeed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: appName,
    home_page_url: origin + listAddress,
    feed_url: origin + address,
    items: cars.map((car) => {
      const [cover] = picturesOf(car)
      return {
        id: car.id,
        url: origin + publicAddress(car.id, car),
        title: carInOneLine(car, firstCurrency),
        content_text: car.description,
        ...(cover !== undefined && { image: origin + pictureAddress(car.id, cover, 0, 960) }),
        date_published: new Date(car.listedAt ?? 0).toISOString(),
        date_modified: new Date(car.updatedAt).toISOString(),
      }
    }),
  }
}

/** An index of sitemaps, or a sitemap (sitemaps.org). */
export function sitemap(
  kind: 'sitemapindex' | 'urlset',
  entries: readonly { address: string; changedAt?: number }[],
): string {
  const entry = kind === 'sitemapindex' ? 'sitemap' : 'url'
  const all = entries.map(
    ({ address, changedAt }) =>
      html`${new Html(`<${entry}>`)}<loc>${address}</loc>${
        changedAt !== undefined && html`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
      }${new Html(`</${entry}>`)}`,
  )
  const body = html`${all}`.text
  return `<?xml version="1.0" encoding="utf-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</${kind}>`
}

import { type CarWithId } from '../../contract/car.ts'
import { type Currency } from '../../contract/facts.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { appName } from '../../contract/titles.ts'
import { carInOneLine } from './car-in-words.ts'
import { html, Html } from '../lib/html.ts'
import { catalogues } from '../texts/texts.ts'
import { alternates, canonicalAddress, type PageLanguage } from '../pages/language-tags.ts'

/** An offer in a feed; `updatedAt` is the last change of price, text or state in epoch ms. */
export type FeedCar = CarWithId & { updatedAt: number }

/** A search as a feed. */
export interface SearchFeed extends PageLanguage {
  origin: string
  /** Paths of the feed itself, without its language, and of the list that it follows. */
  address: string
  listAddress: string
  cars: readonly FeedCar[]
  firstCurrency: Currency
}

/** The prefix of ids in Atom: a tag (RFC 4151), independent of the offer's and the site's address. */
const feedTag = 'tag:volan,2026:'

/** The feed in Atom (RFC 4287). */
export function atomFeed({ origin, address, listAddress, cars, firstCurrency, ...spoken }: SearchFeed): string {
  const texts = catalogues[spoken.language]
  const updated = new Date(Math.max(0, ...cars.map((car) => car.updatedAt))).toISOString()
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${spoken.language}">
    <title>${appName}</title>
    <id>${feedTag}${address}</id>
    <updated>${updated}</updated>
    <author><name>${appName}</name></author>
    <link rel="self" href="${origin}${canonicalAddress(address, spoken)}" />
    <link rel="alternate" href="${origin}${canonicalAddress(listAddress, spoken)}" />
    ${cars.map(
      (car) =>
        html`<entry>
          <title>${carInOneLine(car, firstCurrency, texts)}</title>
          <id>${feedTag}/cars/${car.id}</id>
          <link href="${origin}${canonicalAddress(publicAddress(car.id, car), spoken)}" />
          <published>${new Date(car.listedAt ?? 0).toISOString()}</published>
          <updated>${new Date(car.updatedAt).toISOString()}</updated>
          <summary>${car.description}</summary>
        </entry>`,
    )}
  </feed>`
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.text}`
}

/** The feed in JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ origin, address, listAddress, cars, firstCurrency, ...spoken }: SearchFeed) {
  const texts = catalogues[spoken.language]
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: appName,
    language: spoken.language,
    home_page_url: origin + canonicalAddress(listAddress, spoken),
    feed_url: origin + canonicalAddress(address, spoken),
    items: cars.map((car) => {
      const [cover] = picturesOf(car)
      return {
        id: car.id,
        url: origin + canonicalAddress(publicAddress(car.id, car), spoken),
        title: carInOneLine(car, firstCurrency, texts),
        content_text: car.description,
        ...(cover !== undefined && { image: origin + pictureAddress(car.id, cover, 0, 960) }),
        date_published: new Date(car.listedAt ?? 0).toISOString(),
        date_modified: new Date(car.updatedAt).toISOString(),
      }
    }),
  }
}

/** An index of sitemaps (sitemaps.org). */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`)
  return html`${xmlDeclaration}<sitemapindex xmlns="${sitemapNamespace}">${entries}</sitemapindex>`.text
}

/** A sitemap of pages, each with its languages. */
export function sitemap(pages: readonly { address: string; changedAt?: number }[]): string {
  const entries = pages.map(
    ({ address, changedAt }) =>
      html`<url
        ><loc>${address}</loc>${
          changedAt !== undefined && html`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
        }${alternates(address).map(
          (other) => html`<xhtml:link rel="alternate" hreflang="${other.tag}" href="${other.address}" />`,
        )}</url
      >`,
  )
  return html`${xmlDeclaration}<urlset xmlns="${sitemapNamespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml"
      >${entries}</urlset
    >`.text
}

const xmlDeclaration = new Html('<?xml version="1.0" encoding="utf-8"?>\n')
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

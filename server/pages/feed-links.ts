import { feedAddress, feedFormats, feedTypes } from '../../contract/feed-address.ts'
import { feedQuery, type Search } from '../../contract/search-address.ts'
import { catalogues } from '../texts/texts.ts'
import { canonicalAddress, type PageLanguage } from './language-tags.ts'
import { html, type Html } from '../lib/html.ts'

/** Links in a page's head to the feeds of a search, in the page's language; `name` describes the search. */
export function feedLinks(search: Search, name: string, spoken: PageLanguage): Html {
  const { names, of } = catalogues[spoken.language].feeds
  const links = feedFormats.map(
    (format) =>
      html`<link
        rel="alternate"
        type="${feedTypes[format]}"
        title="${of(names[format], name)}"
        href="${canonicalAddress(feedAddress(format, feedQuery(search)), spoken)}"
      />`,
  )
  return html`${links}`
}

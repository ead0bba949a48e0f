import { feedAddress, feedFormats, feedTypes } from '../../contract/feed-address.ts'
import { feedQuery, type Search } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import { html, type Html } from './html.ts'

/** What leads readers of feeds from the head of a page to those of a search, of which `name` says what it finds. */
export function feedLinks(search: Search, name: string): Html {
  const { names, of } = texts.feeds
  const links = feedFormats.map(
    (format) =>
      html`<link
        rel="alternate"
        type="${feedTypes[format]}"
        title="${of(names[format], name)}"
        href="${feedAddress(format, feedQuery(search))}"
      />`,
  )
  return html`${links}`
}

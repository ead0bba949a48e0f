/** The formats of feeds. */
export const feedFormats = ['atom', 'json'] as const

/** A feed format. */
export type FeedFormat = (typeof feedFormats)[number]

/** Media types of the formats. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** The feed address of a search, such as `/feed.atom?brand=BMW`; `query` comes from `feedQuery`. */
export function feedAddress(format: FeedFormat, query: string): string {
  return `/feed.${format}${query === '' ? '' : `?${query}`}`
}

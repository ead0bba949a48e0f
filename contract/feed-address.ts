/** The formats of feeds. */
export const feedFormats = ['atom', 'json'] as const

/** One of the formats. */
export type FeedFormat = (typeof feedFormats)[number]

/** Their media types. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** The address of a search as a feed, `/feed.atom?brand=BMW`; `query` is what `feedQuery` makes of the search. */
export function feedAddress(format: FeedFormat, query: string): string {
  return `/feed.${format}${query === '' ? '' : `?${query}`}`
}

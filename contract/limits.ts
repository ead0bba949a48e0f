/** Every number of the specification's section 9 and of `decisions.md`, with its unit. */

/** Least and greatest lengths, in UTF-16 code units as forms count them (specification 5 and 9). */
export const lengths = {
  username: { min: 5, max: 40 },
  telephone: { min: 8, max: 32 },
  password: { min: 8, max: 128 },
  emailLocalPart: { min: 6, max: 64 },
  model: { max: 60 },
  location: { max: 80 },
  description: { min: 10, max: 5000 },
  comment: { max: 2000 },
  message: { max: 2000 },
  imageLink: { max: 2000 },
  reason: { min: 3, max: 500 },
  note: { max: 500 },
  searchName: { max: 80 },
} as const

/** The mail provider accepted unless configuration says otherwise (`decisions.md` 11). */
export const defaultMailProvider = 'gmail'

/** Prices in BGN, with at most two decimals. */
export const price = { min: 0, max: 1_000_000_000 } as const

/** Years offered for a car (specification 9): 74 values. */
export const years = { first: 1950, last: 2023 } as const

/** Pictures of one offer and of one upload. */
export const photos = {
  perOffer: 20,
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  side: 12_000,
  /** Widths of the re-encoded pictures, in px. */
  widths: [480, 960, 1600],
} as const

/**
 * One's own lists: how many saved and seen cars, searches and things left out a person keeps, for how many days a row of a deleted car
 * stays, and within how many hours one car is told once.
 */
export const personal = {
  savedCars: 50,
  seenCars: 50,
  goneDays: 30,
  searches: 20,
  quietHours: 24,
  exclusions: 500,
} as const

/** The words of the search box: most characters. */
export const searchTextLength = 200

/** How many of a thing one load brings. */
export const pages = {
  cars: 24,
  people: 40,
  posts: 24,
  comments: 50,
  /** Chat loads the last 50 messages (specification 9). */
  messages: 50,
  audit: 50,
} as const

/** Greatest request body, in bytes, except photos. */
export const bodyBytes = 64 * 1024

/** The identity token's life, in seconds; it is renewed silently before. */
export const tokenSeconds = 15 * 60

/** Live connections: heartbeat, in ms. */
export const heartbeatMs = 15_000

/** Layout figures that the specification fixes, in px and seconds. */
export const layout = { burgerBelow: 720, heroHeight: 500, stripSeconds: 25 } as const

/** Every number of the specification's section 9 and `decisions.md`, with its unit. */

/** Minimum and maximum lengths in UTF-16 code units, as forms count (specification 5 and 9). */
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
  answerTitle: { max: 80 },
  sponsorName: { max: 80 },
  homeText: { max: 120 },
  reportText: { max: 1000 },
  reportName: { max: 120 },
  appeal: { max: 2000 },
  warningAnswer: { max: 500 },
  searchName: { max: 80 },
  saidName: { max: 40 },
  saidValue: { max: 80 },
} as const

/** The accepted mail provider unless configured otherwise (`decisions.md` 11). */
export const defaultMailProvider = 'gmail'

/** Prices in BGN, with at most two decimals. */
export const price = { min: 0, max: 1_000_000_000 } as const

/** Years offered for a car (specification 9): 74 values. */
export const years = { first: 1950, last: 2023 } as const

/** Limits of an upload and of the pictures of an offer. */
export const photos = {
  perOffer: 20,
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  side: 12_000,
  /** Widths of the re-encoded pictures, in px. */
  widths: [480, 960, 1600],
} as const

/**
 * Limits of a person's own lists: entries, days until the row of a deleted car is removed, and hours in which a car is
 * notified at most once.
 */
export const personal = {
  savedCars: 50,
  seenCars: 50,
  goneDays: 30,
  searches: 20,
  quietHours: 24,
  exclusions: 500,
  blocks: 1000,
} as const

/** Maximum answers that moderators save, and finds of the console of each kind. */
export const consoleLimits = { answers: 200, found: 20 } as const

/** Unread messages and notices that are told exactly; more are "99+". */
export const maxUnread = 99

/** Days for which notices are stored. */
export const noticeDays = 90

/** Maximum photos of a message. */
export const photosPerMessage = 10

/** Ms for which their writer may edit or delete a message or a comment. */
export const changeableMs = 15 * 60 * 1000

/** Ms between two notices that somebody types, and after which such a notice ends by itself. */
export const typing = { tellEveryMs: 4000, endsAfterMs: 10_000 } as const

/** Maximum characters of the search box. */
export const searchTextLength = 200

/** Entries of one page of each list. */
export const pages = {
  cars: 24,
  people: 40,
  posts: 24,
  comments: 50,
  /** Chat loads the last 50 messages (specification 9). */
  messages: 50,
  conversations: 30,
  notices: 30,
  foundMessages: 30,
  audit: 50,
  cases: 50,
} as const

/** Maximum entries of a list without a limit parameter; longer ones are read in pages. */
export const longestList = 10_000

/** Maximum request body in bytes, except photos. */
export const bodyBytes = 64 * 1024

/** Lifetime of an identity token in seconds; it is renewed before. */
export const tokenSeconds = 15 * 60

/** Heartbeat interval of live connections in ms. */
export const heartbeatMs = 15_000

/** Layout constants of the specification, in px and seconds. */
export const layout = { burgerBelow: 720, heroHeight: 500, stripSeconds: 25 } as const

/** Facts of an offer in the seller's own words. */
export const saidFacts = { perOffer: 20 } as const

/** What an operator may limit on the first day of an account: comments, their characters, and seconds between two. */
export const newcomers = { forMs: 24 * 60 * 60 * 1000, comments: 10, maxLength: 1000, pauseSeconds: 30 } as const

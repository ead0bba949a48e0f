import { type Generated } from 'kysely'
import { type Brand, type Engine, type Gender, type Transmission } from '../../contract/choices.ts'

/**
 * The tables and their columns. Ids are push ids: 20 characters, chronological as text, compared bytewise.
 * Times are epoch milliseconds unless a column says otherwise.
 */
export interface Tables {
  users: UserTable
  credentials: CredentialTable
  sessions: SessionTable
  follows: FollowTable
  cars: CarTable
  pictures: PictureTable
  photos: PhotoTable
  comments: CommentTable
  messages: MessageTable
  sponsors: SponsorTable
  totals: TotalTable
  idempotency: IdempotencyTable
  outsideChanges: OutsideChangeTable
}

/** People, with their counts kept beside them. */
export interface UserTable {
  id: string
  username: string
  /** The name in lower case, for the search that disregards case. */
  usernameFolded: string
  /** In lower case. */
  email: string
  telephone: string
  gender: Gender
  followerCount: Generated<number>
  followingCount: Generated<number>
  postCount: Generated<number>
  createdAt: number
}

/** What a person proves themselves with; apart from `users`, so that no reading of people ever touches it. */
export interface CredentialTable {
  userId: string
  /** Argon2id in the PHC string format. */
  passwordHash: string
  updatedAt: number
}

/** A login on one device. Its secret lives in the browser's cookie only; the store has the secret's SHA-256. */
export interface SessionTable {
  id: string
  userId: string
  secretHash: string
  createdAt: number
  usedAt: number
}

/** Who follows whom: the one relation behind both maps (`decisions.md` 19). */
export interface FollowTable {
  followerId: string
  followedId: string
  createdAt: number
}

/** Offers. */
export interface CarTable {
  id: string
  ownerId: string
  brand: Brand
  model: string
  engine: Engine
  transmission: Transmission
  year: number
  description: string
  location: string
  /** BGN with at most two decimals. */
  price: number
  createdAt: number
  updatedAt: number
  /** What the row came from, so that an import run twice changes nothing; null when typed into the form. */
  importKey: string | null
}

/** The pictures of a car in order, cover first: addresses of our own photos, or links elsewhere. */
export interface PictureTable {
  carId: string
  position: number
  address: string
  /** The id in `photos` when the address is one of our own. */
  photoId: string | null
}

/** Uploaded photos whose files are written; an id is made of the file's content. */
export interface PhotoTable {
  id: string
  ownerId: string
  width: number
  height: number
  createdAt: number
}

/** Comments on offers; they go with their offer. */
export interface CommentTable {
  id: string
  carId: string
  senderId: string
  comments: string
  createdAt: number
}

/** Messages between two people. */
export interface MessageTable {
  id: string
  senderId: string
  recipientId: string
  /** Both ids in alphabetical order, joined by a space: the conversation. */
  pair: string
  content: string
  timestamp: number
}

/** Sponsors of the home page; `img` and `link` are addresses. */
export interface SponsorTable {
  id: string
  name: string
  img: string
  link: string
}

/** A count that is kept, and a version that grows with every change, so that neither is computed over all rows. */
export interface TotalTable {
  name: 'cars' | 'users' | 'sponsors'
  count: number
  version: number
}

/** A create that was acknowledged, by the key its sender chose, so that a retry makes no second one. */
export interface IdempotencyTable {
  userId: string
  key: string
  reply: string
  createdAt: number
}

/** What another process (an import) wrote, for the running product to tell its live connections. */
export interface OutsideChangeTable {
  id: Generated<number>
  /** A JSON array of car ids. */
  carIds: string
  createdAt: number
}

import { type CarWithId } from './car.ts'
import { type Person } from './user.ts'

/** News of the people one follows: a new offer, a lower price, a sale. */
export interface FeedEntry {
  id: string
  kind: 'added' | 'drop' | 'sold'
  /** Epoch ms. */
  at: number
  owner: Pick<Person, 'id' | 'username' | 'gender'>
  car: CarWithId
  /** BGN before and after a lower price. */
  before?: number
  price?: number
}

/** A page of news, newest first; `next` begins the page after it, null at the end. */
export interface FeedPage {
  entries: FeedEntry[]
  next: string | null
}

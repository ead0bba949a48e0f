import { type CarWithId } from './car.ts'
import { type Person } from './user.ts'

/** An event of a followed person: a new offer, a lower price, a sale. */
export interface FeedEntry {
  id: string
  kind: 'added' | 'drop' | 'sold'
  /** Epoch ms. */
  at: number
  owner: Pick<Person, 'id' | 'username' | 'gender' | 'picture'>
  car: CarWithId
  /** BGN before and after a price drop. */
  before?: number
  price?: number
}

/** A page of events, newest first; `next` is the cursor of the next page, null at the end. */
export interface FeedPage {
  entries: FeedEntry[]
  next: string | null
}

import { type NewPhotoRow, type PictureTable } from '../db/car-tables.ts'
import { type NewSavedCarRow, type NewSavedSearchRow } from '../db/personal-tables.ts'
import { type CommentTable, type FollowTable, type MessageTable, type SponsorTable } from '../db/tables.ts'
import { type HistoryEntry } from '../cars/car-history-store.ts'
import { buildPast, buildSaved } from './demo-past.ts'
import { buildComments, buildFollows, buildMessages } from './demo-life.ts'
import { demoPeople } from './demo-people.ts'
import { type DemoPictures } from './demo-pictures.ts'
import { demoSponsors } from './demo-sponsors.ts'
import { buildStock, type DemoCar } from './demo-stock.ts'
import { day, minute, openWorkshop, type DemoUser, type Workshop } from './demo-workshop.ts'

/** The rows of a believable marketplace, ready to be stored. */
export interface DemoMarket {
  users: DemoUser[]
  cars: DemoCar[]
  pictures: PictureTable[]
  past: HistoryEntry[]
  saved: NewSavedCarRow[]
  searches: NewSavedSearchRow[]
  photos: NewPhotoRow[]
  follows: FollowTable[]
  comments: CommentTable[]
  messages: MessageTable[]
  sponsors: SponsorTable[]
}

/**
 * Builds the marketplace: the same people, offers and words in every run, with times that end shortly before `now`
 * (epoch ms).
 */
export function buildMarket(pictures: DemoPictures, mailProvider: string, now: number): DemoMarket {
  const workshop = openWorkshop(now)
  const users = buildUsers(workshop, mailProvider)
  const stock = buildStock(workshop, users, pictures)
  const past = buildPast(workshop, stock.cars)
  const own = buildSaved(workshop, users[0] as DemoUser, stock.cars)
  return {
    users,
    ...stock,
    ...own,
    past,
    follows: buildFollows(workshop, users),
    comments: buildComments(workshop, users, stock.cars),
    messages: buildMessages(workshop, users),
    sponsors: demoSponsors.map((sponsor, i) => ({ ...sponsor, id: workshop.idAt(now - 130 * day + i) })),
  }
}

function buildUsers({ choose, now, idAt }: Workshop, mailProvider: string): DemoUser[] {
  return demoPeople.map(([username, mailbox, telephone, gender, town, , likes]) => {
    const createdAt = now - choose.between(45 * 24 * 60, 120 * 24 * 60) * minute
    const email = `${mailbox}@${mailProvider}.com`
    return { id: idAt(createdAt), username, email, telephone, gender, createdAt, town, likes }
  })
}

import { type NewPhotoRow, type PictureTable } from '../db/car-tables.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { type HandoverTable, type PriceOfferRow, type ViewingRow } from '../db/deal-tables.ts'
import { type NewProfileRow } from '../db/profile-tables.ts'
import { type NewSavedCarRow, type NewSavedSearchRow } from '../db/personal-tables.ts'
import { type ConversationTable, type MessageTable } from '../db/message-tables.ts'
import { type NewCommentRow, type SaidFactTable } from '../db/comment-tables.ts'
import { type FollowTable } from '../db/user-tables.ts'
import { type NewSponsorRow } from '../db/site-tables.ts'
import { type HistoryEntry } from '../cars/car-history-store.ts'
import { buildCases } from './demo-cases.ts'
import { buildDeals } from './demo-deals.ts'
import { type DemoCases } from './demo-desk.ts'
import { buildPast, buildSaved } from './demo-past.ts'
import { buildSaidFacts } from './demo-said.ts'
import { buildComments, buildConversations, buildFollows, buildMessages } from './demo-life.ts'
import { buildNotices } from './demo-notices.ts'
import { demoPeople, languageOfName } from './demo-people.ts'
import { type DemoPictures } from './demo-pictures.ts'
import { buildProfiles, withDeclared } from './demo-profiles.ts'
import { demoSponsors } from './demo-sponsors.ts'
import { buildStock, type DemoCar } from './demo-stock.ts'
import { day, minute, openWorkshop, type DemoUser, type Workshop } from './demo-workshop.ts'

/** The rows of a realistic marketplace, ready to be stored. */
export interface DemoMarket extends Omit<DemoCases, 'comments' | 'messages'> {
  users: DemoUser[]
  cars: DemoCar[]
  pictures: PictureTable[]
  past: HistoryEntry[]
  saved: NewSavedCarRow[]
  searches: NewSavedSearchRow[]
  photos: NewPhotoRow[]
  follows: FollowTable[]
  comments: NewCommentRow[]
  saidFacts: SaidFactTable[]
  messages: MessageTable[]
  conversations: ConversationTable[]
  notices: NoticeTable[]
  priceOffers: PriceOfferRow[]
  viewings: ViewingRow[]
  handovers: HandoverTable[]
  profiles: NewProfileRow[]
  sponsors: NewSponsorRow[]
}

/**
 * Builds the marketplace: the same people, offers and texts in every run, with times that end shortly before `now`
 * (epoch ms).
 */
export function buildMarket(pictures: DemoPictures, mailProvider: string, now: number): DemoMarket {
  const workshop = openWorkshop(now)
  const users = buildUsers(workshop, mailProvider)
  const built = buildStock(workshop, users, pictures)
  const profiles = buildProfiles(users, built.cars, built.pictures)
  const stock = { ...built, cars: withDeclared(built.cars, profiles) }
  const past = buildPast(workshop, stock.cars)
  const own = buildSaved(workshop, users[0] as DemoUser, stock.cars)
  const market = {
    users,
    ...stock,
    profiles,
    ...own,
    past,
    follows: buildFollows(workshop, users),
    comments: buildComments(workshop, users, stock.cars),
    messages: buildMessages(workshop, users, stock.cars),
    sponsors: demoSponsors.map((sponsor, i) => ({ ...sponsor, position: i, id: workshop.idAt(now - 130 * day + i) })),
  }
  const reader = users[0] as DemoUser
  const { messages: steps, ...deals } = buildDeals(workshop, users, stock.cars, market.messages)
  const { comments, messages: reported, ...waiting } = buildCases(workshop, users, stock)
  const messages = [...market.messages, ...steps, ...reported]
  const conversations = buildConversations(messages, reader)
  const saidFacts = buildSaidFacts(workshop, market.comments, stock.cars)
  const talked = { ...market, ...deals, ...waiting, messages, conversations, saidFacts }
  return { ...talked, comments: [...market.comments, ...comments], notices: buildNotices(workshop, reader, talked) }
}

function buildUsers({ choose, now, idAt }: Workshop, mailProvider: string): DemoUser[] {
  return demoPeople.map(([username, mailbox, telephone, gender, town, , likes]) => {
    const createdAt = now - choose.between(45 * 24 * 60, 120 * 24 * 60) * minute
    const email = `${mailbox}@${mailProvider}.com`
    const language = languageOfName(username)
    return { id: idAt(createdAt), username, email, telephone, gender, createdAt, town, language, likes }
  })
}

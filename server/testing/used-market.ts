import { photoAddress } from '../../contract/photo.ts'
import { changeNoticeSettings } from '../notifications/notice-settings-store.ts'
import { setCarState } from '../publishing/offer-state-store.ts'
import { type Database } from '../db/database.ts'
import { giveRole } from '../moderation/account-moderation-store.ts'
import { write } from '../db/write.ts'
import { createMessage } from '../chat/message-store.ts'
import { changeExclusion } from '../exclusions/exclusion-store.ts'
import { createSavedSearch } from '../saved-searches/saved-search-store.ts'
import { saveCar } from '../saved/saved-store.ts'
import { markSeenCars } from '../saved/seen-store.ts'
import { moderateAccount, moderateComment, moderateOffer } from '../moderation/direct-decision-store.ts'
import { answerWarnings } from '../radar/offer-radar-store.ts'
import { replaceOfferText } from '../radar/offer-texts-store.ts'
import { noteTelephone } from '../rights/given-telephones-store.ts'
import { dealSome } from './deals.ts'

/** Adds to a demo store what people do there: moderators, a sale, saved things and deals. */
export async function useMarket(db: Database): Promise<void> {
  await moderateSome(db)
  await sellOne(db)
  await keepSome(db)
  await sendPhotos(db)
  await dealSome(db)
  await warnOfSome(db)
  await changeRest(db)
}

async function moderateSome(db: Database): Promise<void> {
  const operator = { id: null, name: 'command line', role: 'operator' } as const
  const comments = await db.selectFrom('comments').select(['id', 'carId', 'senderId']).limit(2).execute()
  const [first, second] = comments as [(typeof comments)[0], (typeof comments)[0]]
  await giveRole(db, operator, { id: second.senderId, role: 'moderator' })
  await moderateAccount(db, operator, { id: first.senderId, state: 'suspended', reason: 'Spam.' })
  const times = {
    suspendedUntil: 4e12,
    limitedUntil: 4e12,
    reportsLimitedUntil: 4e12,
    deletionAt: 4e12,
    emailConfirmedAt: 1,
  }
  await db.updateTable('users').set(times).where('id', '=', first.senderId).execute()
  await moderateOffer(db, operator, { id: first.carId, state: 'hidden', reason: 'Spam.' })
  await moderateComment(db, operator, { id: second.id, state: 'hidden', reason: 'Spam.' })
}

/** What few do, so that no column is empty in the whole store. */
async function changeRest(db: Database): Promise<void> {
  const car = await db.selectFrom('cars').select('id').orderBy('id').executeTakeFirstOrThrow()
  const rare = { vin: 'WBA3D3105CF123456', shareOffAt: 1, insuranceUntil: '2026-12' }
  await db.updateTable('cars').set(rare).where('id', '=', car.id).execute()
  const comment = await db.selectFrom('comments').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const hiding = { sellerReason: 'insult', editedAt: 1, pinnedAt: 1, sellerHidAt: 1 } as const
  await db.updateTable('comments').set(hiding).where('id', '=', comment.id).execute()
  const [first, second] = await db.selectFrom('messages').select('id').orderBy('id').limit(2).execute()
  await db.updateTable('messages').set({ editedAt: 1, replyTo: second!.id }).where('id', '=', first!.id).execute()
  await db.updateTable('messages').set({ content: '', deletedAt: 1 }).where('id', '=', second!.id).execute()
  const report = await db.selectFrom('reports').select('id').where('reporterId', 'is', null).executeTakeFirstOrThrow()
  await db.updateTable('reports').set({ keyHash: 'hash', language: 'bg' }).where('id', '=', report.id).execute()
}

async function sellOne(db: Database): Promise<void> {
  const car = await db
    .selectFrom('cars')
    .select(['id', 'ownerId'])
    .where('hiddenAt', 'is', null)
    .where('ownerSuspendedAt', 'is', null)
    .where('unlistedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await setCarState(db, car.ownerId, { id: car.id, state: 'sold' })
  const former = { ownerId: car.ownerId, vin: 'WBA3D3105CF123456', listedAt: 1, goneAt: Date.now() }
  await db.insertInto('formerOffers').values(former).execute()
  const answered = db.selectFrom('comments').select('replyTo').where('replyTo', 'is not', null)
  const deleted = { comments: '', question: null, deletedAt: 1 }
  await db.updateTable('comments').set(deleted).where('id', 'in', answered).where('question', 'is not', null).execute()
  const hash = { hash1: 1, hash2: 2, hash3: 3, hash4: 4_294_967_295 }
  const photo = { ...former, ...hash, carId: '-Gone', position: 0, photo: 'https://example.com/a.jpg' }
  await db
    .insertInto('formerPhotos')
    .values({ ...photo, brand: 'BMW', year: 2019 })
    .execute()
}

/** One sends another two photos in the order of their choice, one of which no offer shows any more. */
async function sendPhotos(db: Database): Promise<void> {
  const people = await db.selectFrom('users').select('id').where('suspendedAt', 'is', null).limit(2).execute()
  const [{ id: userId }, { id: sendTo }] = people as [{ id: string }, { id: string }]
  const photos = await db.selectFrom('photos').select('id').orderBy('id', 'desc').limit(2).execute()
  const addresses = photos.map(({ id }) => photoAddress(id))
  await db
    .updateTable('pictures')
    .set({ photoId: null, address: 'https://example.com/a.jpg' })
    .where('photoId', '=', photos[0]?.id ?? '')
    .execute()
  await createMessage(db, { userId, recipientId: sendTo, sendTo, content: '', photos: addresses })
}

/** One asks another for money before the viewing, offers a car so and answers to that, and holds a message back. */
async function warnOfSome(db: Database): Promise<void> {
  const people = await db.selectFrom('users').select('id').where('suspendedAt', 'is', null).limit(2).execute()
  const [{ id: userId }, { id: sendTo }] = people as [{ id: string }, { id: string }]
  const content = 'Send a deposit of 300 by Revolut and I keep it.'
  const { name: messageId } = await createMessage(db, { userId, recipientId: sendTo, sendTo, content })
  await db.insertInto('messageTexts').values({ messageId, senderId: userId, band1: 1, band2: 2 }).execute()
  const car = await db.selectFrom('cars').select('id').where('ownerId', '=', userId).executeTakeFirstOrThrow()
  await write(db, (tx) => replaceOfferText(tx, { id: car.id, ownerId: userId, description: content }))
  await answerWarnings(db, userId, { id: car.id, answer: 'After the viewing only.' })
  const state = { aboutId: null, photos: '[]', createdAt: 1, refusedAt: 2, reason: 'Spam.' }
  await db
    .insertInto('heldMessages')
    .values({ ...state, id: '-Held', senderId: userId, recipientId: sendTo, content: 'https://shop.example' })
    .execute()
}

/** Two people save a car; one saves a search that cars of the demo match, and excludes a word. */
async function keepSome(db: Database): Promise<void> {
  const people = await db.selectFrom('users').select('id').where('suspendedAt', 'is', null).limit(2).execute()
  const [{ id: userId }] = people as [{ id: string }]
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('hiddenAt', 'is', null)
    .where('ownerSuspendedAt', 'is', null)
    .where('unlistedAt', 'is', null)
    .executeTakeFirstOrThrow()
  for (const { id } of people)
    await saveCar(db, { userId: id, role: 'user' }, { id: car.id, note: 'Ask for the belt.' })
  await markSeenCars(db, { userId, role: 'user' }, { cars: [{ id: car.id, seenAt: 1 }] })
  for (const { id } of people) if (id !== userId) await noteTelephone(db, userId, id)
  const search = { name: 'Cheap ones', address: 'priceTo=9000', alert: 'live' } as const
  const searchId = await createSavedSearch(db, userId, { search })
  await db.insertInto('searchHits').values({ searchId, carId: car.id, userId, at: 1 }).execute()
  await changeExclusion(db, userId, { kind: 'word', value: 'two words', isLeftOut: true })
  await changeNoticeSettings(db, userId, { quietHours: { from: 1320, until: 420, timeZone: 'Europe/Sofia' } })
}

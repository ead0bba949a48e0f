import { type ExpressionBuilder } from 'kysely'
import { isAtLeast } from '../../contract/moderation.ts'
import { type Viewer } from '../auth/identify.ts'
import { seenBy } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { type Tables } from '../db/tables.ts'

/** Offers whose pictures everybody sees: offers that everybody sees and that are not paused. */
function showsPictures(eb: ExpressionBuilder<Tables, 'cars'>) {
  return eb.and([seenBy(null)(eb), eb('cars.state', '!=', 'paused')])
}

const publicPhoto = new PreparedStatement((db, { id }: { id: string }) =>
  db.selectNoFrom((eb) =>
    eb
      .or([
        eb.exists(shownOn(eb, id).where(showsPictures)),
        eb.exists(
          eb
            .selectFrom('profiles')
            .innerJoin('users', 'users.id', 'profiles.userId')
            .select('users.id')
            .where('profiles.photoId', '=', id)
            .where('users.suspendedAt', 'is', null),
        ),
        eb.exists(eb.selectFrom('sponsors').select('sponsors.id').where('sponsors.photoId', '=', id)),
      ])
      .as('isPublic'),
  ),
)

const publicLinks = new PreparedStatement((db, { carId }: { carId: string }) =>
  db.selectFrom('cars').select('id').where('id', '=', carId).where(showsPictures),
)

/** Does everybody see an uploaded photo: on an offer, a profile or a sponsor? */
export async function isPhotoPublic(db: Database, id: string): Promise<boolean> {
  const [row] = await publicPhoto.execute(db, { id })
  return Boolean(row?.isPublic)
}

/** Does everybody see the pictures that an offer links to? */
export async function areLinksPublic(db: Database, carId: string): Promise<boolean> {
  return (await publicLinks.execute(db, { carId })).length > 0
}

/**
 * Does a person see a photo that not everybody sees: as its last uploader, on an offer of their own or in a conversation
 * of theirs? Moderators see all but those of conversations that nobody has reported.
 */
export async function seesPhoto(db: Database, id: string, { userId, role }: Viewer): Promise<boolean> {
  if (await isTheirPhoto(db, id, userId)) return true
  return isAtLeast(role, 'moderator') && (await isForModerators(db, id))
}

async function isTheirPhoto(db: Database, id: string, userId: string): Promise<boolean> {
  const { isTheirs } = await db
    .selectNoFrom((eb) => {
      const uploaded = eb.selectFrom('photos').select('id').where('id', '=', id).where('ownerId', '=', userId)
      const offered = shownOn(eb, id).where('cars.ownerId', '=', userId)
      const sent = sentIn(eb, id).where((or) => or.or([or('senderId', '=', userId), or('recipientId', '=', userId)]))
      return eb.or([eb.exists(uploaded), eb.exists(offered), eb.exists(sent)]).as('isTheirs')
    })
    .executeTakeFirstOrThrow()
  return Boolean(isTheirs)
}

/** Is a photo on an offer, in a message that was reported, or in none? */
async function isForModerators(db: Database, id: string): Promise<boolean> {
  const { isReviewed } = await db
    .selectNoFrom((eb) => {
      const reported = sentIn(eb, id).innerJoin('cases', (join) =>
        join.on('cases.kind', '=', 'message').onRef('cases.targetId', '=', 'messages.id'),
      )
      return eb
        .or([eb.exists(shownOn(eb, id)), eb.exists(reported), eb.not(eb.exists(sentIn(eb, id)))])
        .as('isReviewed')
    })
    .executeTakeFirstOrThrow()
  return Boolean(isReviewed)
}

/** The offers that show a photo. */
function shownOn(eb: ExpressionBuilder<Tables, never>, id: string) {
  return eb
    .selectFrom('pictures')
    .innerJoin('cars', 'cars.id', 'pictures.carId')
    .select('cars.id')
    .where('pictures.photoId', '=', id)
}

/** The messages that a photo was sent with. */
function sentIn(eb: ExpressionBuilder<Tables, never>, id: string) {
  return eb
    .selectFrom('messagePhotos')
    .innerJoin('messages', 'messages.id', 'messagePhotos.messageId')
    .select('messages.id')
    .where('messagePhotos.photoId', '=', id)
}

/** Does a person see the pictures that an offer links to although not everybody does? */
export async function seesLinks(db: Database, carId: string, { userId, role }: Viewer): Promise<boolean> {
  if (isAtLeast(role, 'moderator')) return true
  const own = db.selectFrom('cars').select('id').where('id', '=', carId).where('ownerId', '=', userId)
  return (await own.executeTakeFirst()) !== undefined
}

import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { photoAddress } from '../../contract/photo.ts'
import { type Person } from '../../contract/user.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database } from '../db/database.ts'
import { type Tables } from '../db/tables.ts'
import { type UserTable } from '../db/user-tables.ts'

/** Wide enough for 128 px on every screen. */
const photoWidth = 480

interface Pictured {
  photoId: string | null
}

/** The viewer of people: a person by their id, or an operator's command, which sees everything. */
export type Viewer = { userId: string } | 'operator'

/**
 * People as a viewer sees them: `email` and `telephone` are null where the person hides them from the viewer, `photoId`
 * where they have no picture of their own. Only the operator sees suspended people; who blocks the viewer, or is blocked
 * by them, is as suspended people are.
 */
export function selectPeople(db: Database, viewer: Viewer) {
  return db
    .selectFrom('users')
    .$if(viewer !== 'operator', (people) => people.where('users.suspendedAt', 'is', null))
    .$if(viewer !== 'operator', (people) => people.where(unblocked(idOf(viewer), 'users.id')))
    .select(['users.id', 'username', 'gender'])
    .select((eb) => [
      eb
        .case()
        .when(maySee(eb, viewer, 'emailShown'))
        .then(eb.ref('users.email'))
        .end()
        .as('email'),
      eb
        .case()
        .when(maySee(eb, viewer, 'telephoneShown'))
        .then(eb.ref('users.telephone'))
        .end()
        .as('telephone'),
      photoOf('users.id').as('photoId'),
    ])
}

/** The id of the picture of the person in a column; null without one. */
export function photoOf(column: string) {
  return sql<string | null>`(select "photoId" from profiles where "userId" = ${sql.ref(column)})`
}

/** A person's picture in the form of the wire, to be spread; nothing without one. */
export function pictureOf(photoId: string | null): Pick<Person, 'picture'> {
  return photoId === null ? {} : { picture: photoAddress(photoId, photoWidth) }
}

/** A row as lists show people. */
export function personOf({ id, username, email, gender, photoId }: Omit<Person, 'picture'> & Pictured): Person {
  return { id, username, email, gender, ...pictureOf(photoId) }
}

/**
 * The condition that a viewer sees a person's e-mail. Every search or order by e-mail must apply it, or `emailSeenBy`
 * to the people found: an order alone would reveal hidden ones.
 */
export function emailIsSeenBy(viewer: Viewer) {
  return (eb: ExpressionBuilder<Tables, 'users'>) => maySee(eb, viewer, 'emailShown')
}

/** The columns that `emailSeenBy` needs. */
export type EmailOwner = Pick<Selectable<UserTable>, 'id' | 'email' | 'emailShown'>

/**
 * The e-mail of a person whose row has been read, as a viewer sees it; null where it is hidden. The rule of `maySee`.
 */
export function emailSeenBy(viewer: { userId: string }, { id, email, emailShown }: EmailOwner): string | null {
  return emailShown === 'shown' || id === viewer.userId ? email : null
}

/** No id is empty. */
function idOf(viewer: Viewer): string {
  return viewer === 'operator' ? '' : viewer.userId
}

/** The one rule of privacy: everybody sees what is shown, only its owner what is hidden. */
function maySee(eb: ExpressionBuilder<Tables, 'users'>, viewer: Viewer, choice: 'emailShown' | 'telephoneShown') {
  if (viewer === 'operator') return eb.lit(true)
  const seen = [eb(`users.${choice}`, '=', 'shown'), eb('users.id', '=', viewer.userId)]
  if (choice === 'telephoneShown') {
    seen.push(eb.and([eb('users.telephoneShown', '=', 'followedBack'), followEachOther(eb, viewer.userId)]))
  }
  return eb.or(seen)
}

/** Do a viewer and the person of the row follow each other? */
function followEachOther(eb: ExpressionBuilder<Tables, 'users'>, viewerId: string) {
  const follows = eb.selectFrom('follows').select('follows.followerId')
  return eb.and([
    eb.exists(follows.where('follows.followerId', '=', viewerId).whereRef('follows.followedId', '=', 'users.id')),
    eb.exists(follows.where('follows.followedId', '=', viewerId).whereRef('follows.followerId', '=', 'users.id')),
  ])
}

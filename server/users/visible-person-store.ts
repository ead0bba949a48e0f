import { type ExpressionBuilder, type Selectable } from 'kysely'
import { type Database } from '../db/database.ts'
import { type Tables, type UserTable } from '../db/tables.ts'

/** Who looks at people: a person by their id, or a command of the operator, who sees everything. */
export type Viewer = { userId: string } | 'operator'

/**
 * People as a viewer sees them: `email` and `telephone` are null where a person hides them from this viewer. Nobody
 * but the operator sees suspended people.
 */
export function selectPeople(db: Database, viewer: Viewer) {
  return db
    .selectFrom('users')
    .$if(viewer !== 'operator', (people) => people.where('users.suspendedAt', 'is', null))
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
    ])
}

/**
 * The condition that a viewer sees a person's e-mail. Whatever looks for people by their e-mail, or orders them by it,
 * must ask it, or `emailSeenBy` of whom it found: an order alone would tell what is hidden.
 */
export function emailIsSeenBy(viewer: Viewer) {
  return (eb: ExpressionBuilder<Tables, 'users'>) => maySee(eb, viewer, 'emailShown')
}

/** What the rule asks of a person who has been read. */
export type EmailOwner = Pick<Selectable<UserTable>, 'id' | 'email' | 'emailShown'>

/** The e-mail of a person who has been read as a viewer sees it: the rule of `maySee`, null where it is hidden. */
export function emailSeenBy(viewer: { userId: string }, { id, email, emailShown }: EmailOwner): string | null {
  return emailShown === 'shown' || id === viewer.userId ? email : null
}

/** The one rule: what is shown is seen by all, what is not by its owner. */
function maySee(eb: ExpressionBuilder<Tables, 'users'>, viewer: Viewer, choice: 'emailShown' | 'telephoneShown') {
  if (viewer === 'operator') return eb.lit(true)
  return eb.or([eb(`users.${choice}`, '=', 'shown'), eb('users.id', '=', viewer.userId)])
}

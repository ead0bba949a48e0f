import { type SellerDeclaration } from '../../contract/profile-rules.ts'
import { type SellerKind } from '../../contract/profile.ts'
import { updateCarRows } from '../cars/car-rows-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { writeAlone } from '../db/write.ts'
import { publish } from '../events/publish.ts'

/** Declares a person a private seller or a trader; all of their offers say so from now on. */
export async function declareSeller(db: Database, userId: string, declared: SellerDeclaration): Promise<void> {
  await writeAlone(db, (tx) => declareSellerIn(tx, userId, declared))
}

/** As `declareSeller`, in a transaction of the caller; null takes back what was declared. */
export async function declareSellerIn(tx: Writing, userId: string, declared: SellerDeclaration | null): Promise<void> {
  const seller = declared?.kind ?? null
  const trader = seller === 'Trader' ? declared : null
  const change = {
    seller,
    traderName: trader?.name ?? null,
    traderEik: trader?.eik ?? null,
    traderAddress: trader?.address ?? null,
  }
  await lockForChange(tx, 'users', userId)
  await tx
    .insertInto('profiles')
    .values({ userId, photoId: null, ...change })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute()
  const ids = await offersThatSayOtherwise(tx, userId, seller)
  for (const id of ids) await lockForChange(tx, 'cars', id)
  if (ids.length > 0) await updateCarRows(tx, ids, { seller, updatedAt: Date.now() })
  publish(tx, [`profiles/${userId}`, 'people'], { kind: 'profileChanged' })
}

async function offersThatSayOtherwise(tx: Writing, ownerId: string, seller: SellerKind | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('cars')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where((eb) =>
      seller === null ? eb('seller', 'is not', null) : eb.or([eb('seller', 'is', null), eb('seller', '!=', seller)]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What these people declared themselves, by id; those who declared nothing are left out. */
export async function findDeclared(tx: Writing, userIds: readonly string[]): Promise<Map<string, SellerKind | null>> {
  const [id] = userIds
  const rows =
    id !== undefined && userIds.length === 1
      ? await oneDeclared.execute(tx, { id })
      : await selectDeclared(tx, userIds).execute()
  return new Map(rows.map(({ userId, seller }) => [userId, seller]))
}

const oneDeclared = new PreparedStatement((db, { id }: { id: string }) => selectDeclared(db, [id]))

function selectDeclared(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom('profiles')
    .select(['userId', 'seller'])
    .where('userId', 'in', userIds)
    .where('seller', 'is not', null)
}

import { type ConversationCar } from '../../contract/conversation.ts'
import { carName } from '../../contract/shown-car.ts'
import { isSeenByPerson } from '../cars/car-visibility-store.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type CarRow } from '../db/car-tables.ts'

/** What a message keeps of the offer that it is about. */
interface Subject {
  id: string
  name: string
}

/** The offer as a subject of two people: one of theirs, which the sender sees. */
export async function findSubject(
  tx: Writing,
  carId: string,
  { senderId, recipientId }: { senderId: string; recipientId: string },
): Promise<Subject | undefined> {
  const car = await tx
    .selectFrom('cars')
    .select(['id', 'brand', 'model', 'year', 'ownerId', 'hiddenAt', 'ownerSuspendedAt'])
    .where('id', '=', carId)
    .where('ownerId', 'in', [senderId, recipientId])
    .executeTakeFirst()
  return car && isSeenByPerson(car, senderId) ? { id: car.id, name: nameOf(car) } : undefined
}

/** Subjects of conversations by offer, as a person sees them now. */
export async function readSubjects(
  db: Database,
  userId: string,
  subjects: readonly Subject[],
): Promise<Map<string, ConversationCar>> {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .selectFrom('cars')
    .leftJoin('pictures', (join) => join.onRef('pictures.carId', '=', 'cars.id').on('position', '=', 0))
    .select(['id', 'brand', 'model', 'year', 'price', 'state', 'ownerId', 'hiddenAt', 'ownerSuspendedAt', 'address'])
    .where('id', 'in', [...new Set(subjects.map(({ id }) => id))])
    .where(unblocked(userId, 'cars.ownerId'))
    .execute()
  const seen = new Map(rows.filter((row) => isSeenByPerson(row, userId)).map((row) => [row.id, row]))
  return new Map(
    subjects.map(({ id, name }) => {
      const row = seen.get(id)
      return [id, row ? wireCar(row) : { id, name }]
    }),
  )
}

function wireCar(
  car: Pick<CarRow, 'id' | 'brand' | 'model' | 'year' | 'price' | 'state'> & { address: string | null },
): ConversationCar {
  const { id, price, state, address } = car
  return {
    id,
    name: nameOf(car),
    price,
    ...(state !== 'forSale' && { state }),
    ...(address !== null && { img: address }),
  }
}

function nameOf(car: Pick<CarRow, 'brand' | 'model' | 'year'>): string {
  return `${carName(car)}, ${car.year}`
}

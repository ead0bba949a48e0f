import { silenceTest } from '../blocks/blocks-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Writing } from '../db/database.ts'

/** People per statement. */
const peopleAtOnce = 200

/** What of a happening says whom it concerns. */
interface Concerning {
  to: readonly string[]
  by?: string
  personId?: string
  carId?: string
}

/**
 * Happenings without those who mute, or are in a block with, whoever did it or whom or whose offer it is about.
 */
export async function wantedOnly<T extends Concerning>(tx: Writing, happenings: readonly T[]): Promise<T[]> {
  const owners = await ownersOf(tx, happenings)
  const wanted: T[] = []
  for (const happening of happenings) {
    const { by, personId, carId, to } = happening
    const about = new Set([by, personId, owners.get(carId ?? '')].filter((id) => id !== undefined))
    const hearers: string[] = []
    for (const some of about.size === 0 ? [] : batchesOf([...to], peopleAtOnce)) {
      const isSilent = await silenceTest(tx, some)
      hearers.push(...some.filter((id) => ![...about].some((other) => isSilent(id, other))))
    }
    wanted.push({ ...happening, to: about.size === 0 ? to : hearers })
  }
  return wanted
}

async function ownersOf(tx: Writing, happenings: readonly Concerning[]): Promise<Map<string, string>> {
  const ids = [...new Set(happenings.flatMap(({ carId }) => carId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('cars').select(['id', 'ownerId']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
}

import { marketFormat } from '../../contract/times.ts'
import { type CarState } from '../../contract/car-state.ts'
import { answersUntil, type Handover, type MetAnswers } from '../../contract/handover.ts'
import { type ViewingStep } from '../../contract/step.ts'
import { viewingStateAt, type Viewing } from '../../contract/viewing.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type ViewingRow } from '../db/deal-tables.ts'
import { publish } from '../events/publish.ts'
import { type Texts } from '../texts/texts.ts'
import { tellStep, type Telling } from './step-message-store.ts'

/** What is stored of a meeting; nulls before it. */
interface Met {
  metAt: number | null
  soldAt: number | null
  sellerSays: string | null
  buyerSays: string | null
}

/** A viewing as its two people see it now. */
export function wireViewing(row: ViewingRow & Partial<Met> & { carState: CarState | null }, now: number): Viewing {
  const { carState, times: stored, at, remindedAt: _remindedAt, ...others } = row
  const { metAt = null, soldAt = null, sellerSays = null, buyerSays = null, ...rest } = others
  const times = JSON.parse(stored) as number[]
  const state = viewingStateAt({ state: row.state, times, at }, now)
  const handover = metAt === null ? null : wireHandover({ metAt, soldAt, sellerSays, buyerSays }, now)
  return {
    ...rest,
    times,
    state,
    ...(at !== null && { at }),
    ...(carState !== null && { carState }),
    ...(handover && { handover }),
  }
}

/** A meeting as its two people see it: what they say of each other is hidden until both have, or it is too late. */
function wireHandover({ metAt, soldAt, sellerSays, buyerSays }: Met & { metAt: number }, now: number): Handover {
  const isOpen = (sellerSays !== null && buyerSays !== null) || answersUntil(metAt) <= now
  const answersOf = (json: string) => JSON.parse(json) as MetAnswers
  return {
    metAt,
    ...(soldAt !== null && { soldAt }),
    answered: [sellerSays === null ? [] : ['seller' as const], buyerSays === null ? [] : ['buyer' as const]].flat(),
    ...(isOpen && {
      says: {
        ...(sellerSays !== null && { seller: answersOf(sellerSays) }),
        ...(buyerSays !== null && { buyer: answersOf(buyerSays) }),
      },
    }),
  }
}

/** Viewings with the state of their cars, and their meetings. */
export function selectViewings(db: Database) {
  return db
    .selectFrom('viewings')
    .leftJoin('cars', 'cars.id', 'viewings.carId')
    .leftJoin(
      // Of the two tables' columns with the same names those of viewings are meant.
      (eb) => eb.selectFrom('handovers').select(['viewingId', 'metAt', 'soldAt', 'sellerSays', 'buyerSays']).as('met'),
      (join) => join.onRef('met.viewingId', '=', 'viewings.id'),
    )
    .selectAll('viewings')
    .select(['cars.state as carState', 'metAt', 'soldAt', 'sellerSays', 'buyerSays'])
}

/** Changes a viewing; every change is a new round, which calendars follow. */
export async function updateViewing(
  tx: Writing,
  { id, round }: Pick<ViewingRow, 'id' | 'round'>,
  change: Partial<Omit<ViewingRow, 'id' | 'round'>>,
): Promise<void> {
  await tx
    .updateTable('viewings')
    .set({ ...change, round: round + 1, changedAt: Date.now() })
    .where('id', '=', id)
    .execute()
}

/** Publishes to both people how a viewing stands; answers it. */
export async function publishViewing(tx: Writing, id: string): Promise<Viewing> {
  const row = await selectViewings(tx).where('viewings.id', '=', id).executeTakeFirstOrThrow()
  const viewing = wireViewing(row, Date.now())
  publish(tx, [`messages/${viewing.sellerId}`, `messages/${viewing.buyerId}`], { kind: 'viewingChanged', id, viewing })
  return viewing
}

/** Tells a step of a viewing, as `tellStep` does. */
export async function tellViewing(
  tx: Writing,
  viewing: Pick<ViewingRow, 'id' | 'carId' | 'carName' | 'sellerId' | 'buyerId' | 'times' | 'at' | 'place'>,
  { what, ...telling }: Telling & { what: ViewingStep },
): Promise<void> {
  const { id, carName, place } = viewing
  const times = JSON.parse(viewing.times) as number[]
  const { at } = viewing
  const shown = what !== 'proposed' && at !== null && times.includes(at) ? [at] : times
  await tellStep(tx, viewing, {
    ...telling,
    step: { kind: 'viewing', id, what, at: shown[0] ?? 0 },
    sentence: (texts) => texts.deals.viewing[what](carName, `${inMarketTime(shown, texts)}. ${place}`),
  })
}

/** Times as the market's clocks show them, for those who see the text alone. */
function inMarketTime(times: readonly number[], { language }: Texts): string {
  const format = marketFormat(language.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return times.map((time) => format(time)).join(' / ')
}

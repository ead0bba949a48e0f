import { endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type ScreenName } from '../../contract/screens.ts'
import { carPageQuery, wireQueryString } from '../../contract/wire-query.ts'
import { listCars } from '../cars/car-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { type Database } from '../db/database.ts'
import { listSponsors } from '../sponsors/sponsor-store.ts'
import { wireMap } from '../http/entry-stream.ts'

/** The answers that a public screen requests first, by the call's address; empty for other screens. */
export async function preloadedAnswers(db: Database, screen: ScreenName): Promise<Record<string, unknown>> {
  if (screen === 'home') {
    return { [nodeAddress(endpoints.listSponsors.path)]: wireMap(await listSponsors(db, {})) }
  }
  if (screen === 'cars') {
    const query = carPageQuery(pages.cars)
    return {
      [`${nodeAddress(endpoints.listCars.path)}?${wireQueryString(query)}`]: wireMap(await listCars(db, query)),
      [nodeAddress(endpoints.getCounts.path)]: { cars: (await carTotals(db)).count },
    }
  }
  return {}
}

function nodeAddress(path: string): string {
  return `/api${path}.json`
}

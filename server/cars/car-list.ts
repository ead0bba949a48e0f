import { type Car } from '../../contract/car.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { wireMap } from '../http/entry-stream.ts'
import { rawJson, rawBetween, type RawJson } from '../cache/raw-json.ts'
import { listCars, listIds } from './car-store.ts'
import { type CachedCar, type CarCache } from './car-cache.ts'

/**
 * The cars of a window as everybody sees them: the map of the wire, composed of cached cars. A seller's own are read
 * instead, as they are few and some are not listed.
 */
export async function carList(
  { db, carCache }: { db: Database; carCache: CarCache },
  query: WireQuery,
): Promise<RawJson<Record<string, Car> | null>> {
  const read = async () => rawJson(wireMap(await listCars(db, query)))
  if (query.orderBy === 'owner_id') return read()
  const { version, ids } = await listIds(db, query)
  if (ids.length === 0) return rawJson(null)
  const cars = await carCache.take(version, ids)
  // A car was deleted meanwhile; a short page would mean the end of the list.
  return cars.length < ids.length ? read() : carMap(cars)
}

function carMap(cars: readonly CachedCar[]): RawJson<Record<string, Car>> {
  const pieces = cars.flatMap(({ id, json }, at) => [
    Buffer.from(`${at > 0 ? ',' : ''}${JSON.stringify(id)}:{`),
    json.bytes.subarray(Buffer.byteLength(idMember(id))),
  ])
  return rawBetween('{', pieces, '}')
}

/** The beginning of a cached car's JSON: `readListedCars` puts the id first. */
function idMember(id: string): string {
  return `{"id":${JSON.stringify(id)},`
}

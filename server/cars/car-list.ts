import { type Car } from '../../contract/car.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Services } from '../services.ts'
import { wireMap } from '../wire/entry-stream.ts'
import { written, writtenBetween, type WrittenJson } from '../wire/written-json.ts'
import { listCars, listIds } from './car-store.ts'
import { type KeptCar } from './kept-cars.ts'

/**
 * The cars of a window as anybody sees them: the map of the wire, put together of kept cars. Those of a seller are few, and
 * some of them not listed, so that they are read.
 */
export async function carList(
  { db, keptCars }: Pick<Services, 'db' | 'keptCars'>,
  query: WireQuery,
): Promise<WrittenJson<Record<string, Car> | null>> {
  const read = async () => written(wireMap(await listCars(db, query)))
  if (query.orderBy === 'owner_id') return read()
  const { version, ids } = await listIds(db, query)
  if (ids.length === 0) return written(null)
  const cars = await keptCars.take(version, ids)
  // One of them is gone since: a page that is not full would say that the list ends here.
  return cars.length < ids.length ? read() : carMap(cars)
}

function carMap(cars: readonly KeptCar[]): WrittenJson<Record<string, Car>> {
  const pieces = cars.flatMap(({ id, json }, at) => [
    Buffer.from(`${at > 0 ? ',' : ''}${JSON.stringify(id)}:{`),
    json.bytes.subarray(Buffer.byteLength(idMember(id))),
  ])
  return writtenBetween('{', pieces, '}')
}

/** How the JSON of a kept car begins: `readListedCars` puts the id first. */
function idMember(id: string): string {
  return `{"id":${JSON.stringify(id)},`
}

import { Pool } from 'pg'
import { parseHeaders } from './peer-calls.ts'
import { type MeasuredProduct } from './measured-product.ts'

const carFields = 'brand, model, engine, transmission, year, description, location, img, price, "ownerId"'

/** Of new offers, so that they are the newest by id: those of the product begin with a smaller character. */
const nextCarId = `'z' || lpad(nextval('"peerCarIds"')::text, 19, '0')`

/**
 * Copies the product's offers, with their covers for feathers and Directus, which share these tables, and
 * makes empty ones for what is written.
 */
export async function fillPeerTables(product: MeasuredProduct): Promise<void> {
  const cover = '(select address from pictures where "carId" = cars.id and position = 0) as img'
  await run(product, [
    `create table "peerCars" as select id, ${carFields.replace('img', cover)} from cars`,
    'create sequence "peerCarIds"',
    `alter table "peerCars" add primary key (id), alter id set default ${nextCarId}`,
    'create table "peerComments" (id bigserial primary key, comments text, "carId" text)',
    `create table "peerMessages" (id bigserial primary key, "senderId" text, "recipientId" text, content text,
      timestamp bigint)`,
    'analyze',
  ])
}

/** parse-server makes the table of a class when the first object comes; the offers are copied into it. */
export async function makeParseClasses(product: MeasuredProduct, address: string): Promise<void> {
  const text = { brand: '', model: '', engine: '', transmission: '', description: '', location: '', img: '' }
  const url = `${address}/parse/classes/Car`
  const body = JSON.stringify({ ...text, ownerId: '', year: 1, price: 1 })
  const made = await fetch(url, { method: 'POST', body, headers: parseHeaders })
  if (!made.ok) throw new Error(`parse-server answered ${made.status}: ${await made.text()}`)
  await run(product, [
    'delete from "Car"',
    `insert into "Car" ("objectId", "createdAt", "updatedAt", ${carFields})
      select id, now(), now(), ${carFields} from "peerCars"`,
    'analyze',
  ])
}

async function run({ settings }: MeasuredProduct, statements: string[]): Promise<void> {
  const pool = new Pool({ connectionString: settings.DATABASE_URL, max: 1 })
  for (const statement of statements) await pool.query(statement)
  await pool.end()
}

import { Pool } from 'pg'
import { parseHeaders } from './peer-calls.ts'
import { type MeasuredProduct } from './measured-product.ts'

const carFields = 'brand, model, engine, transmission, year, description, location, img, price, "ownerId"'

/** Of new offers, so that they are the newest by id: those of the product begin with a smaller character. */
const nextCarId = `'z' || lpad(nextval('"peerCarIds"')::text, 19, '0')`

/**
 * Copies the product's offers, with their covers, and its people for feathers and Directus, which share these tables, and
 * makes empty ones for what is written. They have the indexes that the questions can use.
 */
export async function fillPeerTables(product: MeasuredProduct): Promise<void> {
  const cover = '(select address from pictures where "carId" = cars.id and position = 0) as img'
  await run(product, [
    `create table "peerCars" as select id, ${carFields.replace('img', cover)} from cars`,
    'create sequence "peerCarIds"',
    `alter table "peerCars" add primary key (id), alter id set default ${nextCarId}`,
    'create index "peerCarsByPrice" on "peerCars" (engine, price)',
    'create table "peerPeople" as select id, username from users',
    'alter table "peerPeople" add primary key (id)',
    'create index "peerPeopleByName" on "peerPeople" (username text_pattern_ops)',
    'create table "peerComments" (id bigserial primary key, comments text, "carId" text)',
    `create table "peerMessages" (id bigserial primary key, "senderId" text, "recipientId" text, content text,
      timestamp bigint)`,
    'create table "peerAccounts" (id bigserial primary key, email text unique, password text)',
    'analyze',
  ])
}

/** parse-server makes the table of a class when the first object comes; the others are copied into it. */
export async function makeParseClasses(product: MeasuredProduct, address: string): Promise<void> {
  const text = { brand: '', model: '', engine: '', transmission: '', description: '', location: '', img: '' }
  await makeFirst(address, 'Car', { ...text, ownerId: '', year: 1, price: 1 })
  await makeFirst(address, 'Person', { username: '' })
  await run(product, [
    'delete from "Car"',
    'delete from "Person"',
    `insert into "Car" ("objectId", "createdAt", "updatedAt", ${carFields})
      select id, now(), now(), ${carFields} from "peerCars"`,
    `insert into "Person" ("objectId", "createdAt", "updatedAt", username)
      select id, now(), now(), username from "peerPeople"`,
    'create index on "Car" (engine, price)',
    'create index on "Person" (username text_pattern_ops)',
    'analyze',
  ])
}

async function makeFirst(address: string, className: string, value: object): Promise<void> {
  const url = `${address}/parse/classes/${className}`
  const made = await fetch(url, { method: 'POST', body: JSON.stringify(value), headers: parseHeaders })
  if (!made.ok) throw new Error(`parse-server answered ${made.status}: ${await made.text()}`)
}

async function run({ settings }: MeasuredProduct, statements: string[]): Promise<void> {
  const pool = new Pool({ connectionString: settings.DATABASE_URL, max: 1 })
  for (const statement of statements) await pool.query(statement)
  await pool.end()
}

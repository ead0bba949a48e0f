/**
 * Lists the server's files that one live comment passes, by V8's coverage of one call: from the request of who
 * writes it to the frame that who reads gets.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config/config.ts'
import { openDatabase } from '../server/db/database.ts'
import { migrate } from '../server/db/migrations/migrate.ts'
import { storePlace } from '../server/db/store-place.ts'
import { Hub } from '../server/events/hub.ts'
import { CountingLimits } from '../server/limits/rate-limits.ts'
import { createMetrics } from '../server/operations/metrics.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'volan-files-'))
const config = readConfig({ DATA_DIR: folder })
const db = openDatabase(storePlace(config))
await migrate(db)
const services = { config, db, hub: new Hub(), limits: new CountingLimits(), metrics: createMetrics() }
const app = await createApp({ ...services, tokenKey: Buffer.alloc(32, 1) }, { isQuiet: true })
const address = await app.listen({ host: '127.0.0.1', port: 0 })

const post = async (path: string, body: object) => {
  const answer = await fetch(`${address}/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as { token: string; name: string }
}
const person = { gender: 'Female', telephone: '0888 123 456', password: 'correct horse' }
const { token } = await post('auth/register', { ...person, username: 'writer.one', email: 'writer.one@gmail.com' })
const car = {
  brand: 'BMW',
  model: '320d',
  price: 12_500,
  year: 2015,
  engine: 'Diesel',
  color: 'Black',
  horsepower: 184,
  volume: 1995,
  transmission: 'Automatic',
  location: 'Sofia',
  description: 'One owner, all services done.',
  img: 'https://example.com/a.jpg',
}
const { name: carId } = await post(`cars.json?auth=${token}`, car)

const reader = new WebSocket(address.replace('http', 'ws') + '/api/live')
const frames: string[] = []
reader.addEventListener('message', ({ data }) => frames.push(String(data)))
await new Promise((resolve) => reader.addEventListener('open', resolve))
reader.send(JSON.stringify({ type: 'hello', token }))
reader.send(JSON.stringify({ type: 'subscribe', topic: `cars/${carId}` }))
const arrived = async (word: string) => {
  while (!frames.some((frame) => frame.includes(word))) await new Promise((resolve) => setTimeout(resolve, 5))
}
const comment = async (comments: string) => {
  await post(`cars/${carId}/comments.json?auth=${token}`, { comments })
  await arrived(comments)
}
await arrived('subscribed')
await comment('the first, by which everything is loaded')

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
await session.post('Profiler.takePreciseCoverage')
await comment('the one that is followed')
const { result } = await session.post('Profiler.takePreciseCoverage')

const files = result
  // What begins with the file is its loading.
  .filter(({ functions }) => functions.some(({ ranges: [range] }) => range && range.startOffset > 0 && range.count > 0))
  .flatMap(({ url }) => (url.startsWith('file://') ? [relative(root, fileURLToPath(url))] : []))
  .filter((path) => path.startsWith('server/'))
  .toSorted()
const own = files.filter((path) => /comment|^server\/(events|live)\//.test(path))
for (const path of files) console.log(`${own.includes(path) ? '*' : ' '} ${path}`)
console.log(`${files.length} files, ${own.length} of them (*) know comments or deal with events`)

reader.close()
await app.close()
await db.destroy()
rmSync(folder, { recursive: true })
process.exit(0)

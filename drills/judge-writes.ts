/** What writers were told against what the product has. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Drilled } from './product.ts'
import { type Report } from './report.ts'
import { type Acknowledged, type Writers } from './writers.ts'

/** Compares what was acknowledged with what is there: nothing is lost, twice or half. */
export async function judgeWrites(
  { store, address }: Pick<Drilled, 'store' | 'address'>,
  { writers: { people, carIds }, record }: { writers: Writers; record: Acknowledged },
  report: Report,
): Promise<void> {
  const read = async (path: string, token?: string) => {
    const response = await fetch(`${address}/api/${path}${token ? `?auth=${token}` : ''}`)
    return ((await response.json()) ?? {}) as Record<string, Record<string, string>>
  }
  const cars = await read('cars.json')
  const comments = await read(`cars/${carIds[0]}/comments.json`, people[0]?.token)
  const messages: typeof cars = {}
  for (const { token } of people) Object.assign(messages, await read('messages.json', token))
  const [lost, doubled] = [[] as string[], [] as string[]]
  const compare = (stored: typeof cars, field: string, acknowledged: Map<string, { text: string }>) => {
    const texts = Map.groupBy(Object.values(stored), (row) => row[field] ?? '')
    for (const [text, rows] of texts) if (text.startsWith('drill ') && rows.length > 1) doubled.push(text)
    for (const [id, { text }] of acknowledged) if (stored[id]?.[field] !== text) lost.push(text)
  }
  compare(cars, 'description', record.cars)
  compare(comments, 'comments', record.comments)
  compare(messages, 'content', record.messages)
  for (const photo of record.photos) if (!(await isWhole(address, photo))) lost.push(photo)

  const counts = (await read('counts.json')) as unknown as { cars: number }
  const half = counts.cars === Object.keys(cars).length ? [] : ['count of cars']
  for (const { userId, token } of people) {
    const posts = Object.keys(await read(`users/${userId}/posts.json`, token))
    const own = Object.keys(cars).filter((car) => cars[car]?.owner_id === userId)
    if (posts.length !== own.length) half.push(`posts of ${userId}`)
  }
  half.push(...(await unfinishedFiles(store.dataDir)))
  report.check(`${store.engine}: acknowledged writes lost`, lost.length, 'exactly', 0)
  report.check(`${store.engine}: written twice under one key`, doubled.length, 'exactly', 0)
  report.check(`${store.engine}: half-written things`, half.length, 'exactly', 0)
}

async function isWhole(product: string, address: string): Promise<boolean> {
  for (const width of [480, 960, 1600]) {
    const response = await fetch(product + address.replace(/-\d+\.webp$/, `-${width}.webp`))
    if (!(await isPicture(Buffer.from(await response.arrayBuffer())))) return false
  }
  return true
}

/** Files that a crash left half-written under their final name or beside it; the hourly sweep takes the second away. */
async function unfinishedFiles(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'photos')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const broken: string[] = []
  for (const name of names.filter((each) => each.endsWith('.webp')))
    if (!(await isPicture(await readFile(join(folder, name))))) broken.push(name)
  return broken
}

function isPicture(bytes: Buffer): Promise<boolean> {
  return sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    )
}

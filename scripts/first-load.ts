/**
 * Sums up the JavaScript (brotli) that each screen loads before its content stands, by the manifest of the built
 * pages, and fails when one is over its budget. Sizes only: no time is measured.
 */
import { readFileSync, statSync } from 'node:fs'
import { type ScreenName } from '../contract/screens.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** In bytes: a screen, one with a form, and what a screen may bring in its own chunk. */
const budgets = { screen: 105_000, form: 120_000, ownChunk: 20_000 } as const

/** Screens that are not within their budget yet: until they are, they must not grow. */
const notYet: Partial<Record<ScreenName, number>> = {
  cars: 128_500,
  seen: 107_800,
  addCar: 121_700,
  editCar: 122_800,
}

/** Where each screen begins; the root only leads on. */
const screens: Record<Exclude<ScreenName, 'root'>, { file: string; budget: 'screen' | 'form' }> = {
  home: { file: 'home/home-screen.tsx', budget: 'screen' },
  cars: { file: 'cars/car-list-screen.tsx', budget: 'screen' },
  saved: { file: 'saved/saved-screen.tsx', budget: 'screen' },
  seen: { file: 'saved/seen-screen.tsx', budget: 'screen' },
  following: { file: 'feed/following-screen.tsx', budget: 'screen' },
  savedSearches: { file: 'searches/searches-screen.tsx', budget: 'form' },
  priceGuide: { file: 'estimates/price-guide-screen.tsx', budget: 'screen' },
  compare: { file: 'compare/compare-screen.tsx', budget: 'screen' },
  addCar: { file: 'cars/add-car-screen.tsx', budget: 'form' },
  ownProfile: { file: 'users/profile-screen.tsx', budget: 'screen' },
  settings: { file: 'settings/settings-screen.tsx', budget: 'form' },
  people: { file: 'users/people-screen.tsx', budget: 'screen' },
  search: { file: 'users/search-screen.tsx', budget: 'screen' },
  login: { file: 'auth/login-screen.tsx', budget: 'form' },
  register: { file: 'auth/register-screen.tsx', budget: 'form' },
  recover: { file: 'auth/recover-screen.tsx', budget: 'form' },
  profile: { file: 'users/profile-screen.tsx', budget: 'screen' },
  chat: { file: 'chat/chat-screen.tsx', budget: 'form' },
  car: { file: 'cars/car-detail-screen.tsx', budget: 'form' },
  editCar: { file: 'cars/edit-car-screen.tsx', budget: 'form' },
  notFound: { file: 'not-found/not-found-screen.tsx', budget: 'screen' },
}

const chunks = JSON.parse(readFileSync('dist/chunks.json', 'utf8')) as Record<string, Chunk>
const entry = Object.keys(chunks).find((key) => chunkOf(key).isEntry)
if (entry === undefined) throw new Error('the manifest names no entry')

let over = 0
console.log('Screen            first load      of      own  (bytes, brotli)')
for (const [screen, { file, budget }] of Object.entries(screens)) {
  const most = notYet[screen as ScreenName] ?? budgets[budget]
  const firstLoad = [...withImports([entry, file])].reduce((sum, key) => sum + sizeOf(key), 0)
  const own = sizeOf(file)
  const isOver = firstLoad > most || own > budgets.ownChunk
  if (isOver) over++
  const [total, ofMost, ownSize] = [firstLoad, most, own].map((size) => String(size).padStart(8))
  console.log(`${screen.padEnd(18)}  ${total}${ofMost} ${ownSize}${isOver ? '  OVER' : ''}`)
}
if (over > 0) {
  console.error(`${over} screens are over their budget; what a screen brings itself may be ${budgets.ownChunk}.`)
  process.exitCode = 1
}

/** The chunks with all that they import before they run. */
function withImports(keys: readonly string[], known = new Set<string>()): Set<string> {
  for (const key of keys.filter((one) => !known.has(one))) {
    known.add(key)
    withImports(chunkOf(key).imports ?? [], known)
  }
  return known
}

function sizeOf(key: string): number {
  return statSync(`dist/${chunkOf(key).file}.br`).size
}

function chunkOf(key: string): Chunk {
  const chunk = chunks[key]
  if (!chunk) throw new Error(`the build has no chunk ${key}`)
  return chunk
}

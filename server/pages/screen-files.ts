import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ScreenName } from '../../contract/screens.ts'

/** The module of each screen, by its path below the pages' folder. */
export const screenModules: Record<Exclude<ScreenName, 'root'>, string> = {
  home: 'home/home-screen.tsx',
  cars: 'car-list/car-list-screen.tsx',
  saved: 'saved/saved-screen.tsx',
  seen: 'saved/seen-screen.tsx',
  following: 'feed/following-screen.tsx',
  savedSearches: 'searches/searches-screen.tsx',
  priceGuide: 'estimates/price-guide-screen.tsx',
  compare: 'compare/compare-screen.tsx',
  addCar: 'car-form/add-car-screen.tsx',
  ownProfile: 'users/profile-screen.tsx',
  settings: 'settings/settings-screen.tsx',
  people: 'users/people-screen.tsx',
  search: 'users/search-screen.tsx',
  login: 'auth/login-screen.tsx',
  register: 'auth/register-screen.tsx',
  recover: 'auth/recover-screen.tsx',
  profile: 'users/profile-screen.tsx',
  chats: 'chat/chats-screen.tsx',
  notifications: 'notifications/notifications-screen.tsx',
  chat: 'chat/chat-screen.tsx',
  car: 'car-page/car-page-screen.tsx',
  publicCar: 'public-car/public-car-screen.tsx',
  editCar: 'car-form/edit-car-screen.tsx',
  console: 'console/console-screen.tsx',
  consolePart: 'console/console-screen.tsx',
  report: 'reports/report-screen.tsx',
  decision: 'reports/decision-screen.tsx',
  notFound: 'not-found/not-found-screen.tsx',
}

/**
 * A module that the list of cars needs at once when its address filters it; otherwise it loads after the first cards.
 */
export const narrowedListModule = 'car-list/car-list-screen-lazy.tsx'

/** A screen, or the filtered list of cars. */
export type LinkedPage = ScreenName | 'narrowedList'

/** The module of every page. */
export const entryModule = 'index.html'

/** A file of the build: its imports and style sheets. */
export interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** Links to a screen's own files. */
export interface ScreenLinks {
  styles: string
  scripts: string
}

/**
 * Links to the files of each screen: always style sheets, and scripts unless the page is server-rendered (decision 19).
 * Reads the manifest of the build in `folder`.
 * @throws Error when the build lacks the manifest or a screen
 */
export async function readScreenLinks(folder: string): Promise<Map<LinkedPage, ScreenLinks>> {
  const chunks = await readChunks(folder)
  const base = chunksOf(entryModule, chunks)
  const modules = Object.entries(screenModules).map(([screen, module]) => [screen, [module]] as const)
  return new Map(
    [...modules, ['narrowedList', [screenModules.cars, narrowedListModule]] as const].map(([page, begins]) => {
      const needed = new Set(begins.flatMap((module) => [...chunksOf(module, chunks)]))
      const own = [...needed].filter((chunk) => !base.has(chunk))
      const styles = new Set(own.flatMap(({ css = [] }) => css))
      const links: ScreenLinks = {
        styles: [...styles].map((file) => link('stylesheet', file)).join(''),
        scripts: own.map(({ file }) => link('modulepreload', file)).join(''),
      }
      return [page as LinkedPage, links]
    }),
  )
}

/** The chunks of the build in `folder` by entry module. */
export async function readChunks(folder: string): Promise<Record<string, Chunk>> {
  return JSON.parse(await readFile(join(folder, 'chunks.json'), 'utf8')) as Record<string, Chunk>
}

/** The chunk of a module and all that it imports, directly or indirectly. */
export function chunksOf(name: string, chunks: Record<string, Chunk>, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = chunks[name]
  if (!chunk) throw new Error(`The build has no chunk for: ${name}`)
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const imported of chunk.imports ?? []) chunksOf(imported, chunks, found)
  return found
}

function link(kind: 'modulepreload' | 'stylesheet', file: string): string {
  return `<link rel="${kind}" crossorigin href="/${file}">`
}

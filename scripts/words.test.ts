import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names that were retired, and what is said now (the table of words in CONTRIBUTING.md). */
const retired: Record<string, string> = {
  AnswersAhead: 'answers come from routes alone',
  BoundedCache: 'PromiseCache',
  CatchUp: 'Refetcher',
  Carrier: 'EventTransport',
  'Draw(?:n|ing)(?:Page|Thread|Reply)': 'RenderedPage, RenderThread',
  KeptCars: 'CarCache',
  KeptPeople: 'PeopleCache',
  KeptSitemaps: 'SitemapCache',
  Lanes: 'Semaphore',
  LaterParts: 'LazyParts, *-screen-lazy.tsx',
  LiveNews: 'EventsSince',
  PackedOnce: 'CachedResponse',
  ReadyAnswer: 'CachedJson',
  SharedRead: 'SingleFlight',
  TakenOver: 'hydrated',
  WrittenJson: 'RawJson',
  'announce(?=\\()': 'publish',
  beOwn: 'markHydrated',
  carryBy: 'setTransport',
  'catchUp\\w*': 'refetch',
  changeTotal: 'writes of car-rows-store',
  createAllOnce: 'createOnce',
  createdTogether: 'write()',
  'drawn?Page': 'renderPage',
  'drawnAt|isDrawn|data-drawn': 'renderedAddress, isRendered, data-unhydrated',
  'foretell(?:er)?': 'predict',
  gotoHearing: 'gotoSubscribed',
  isBrief: 'lock timeout',
  keptCars: 'carCache',
  patiently: 'retryWhenBusy',
  '\\w*KeptPlace': 'scroll restoration',
  'recall\\w*': 'restore',
  'screen-later': 'screen-lazy',
  'server (?:has |had )?dr(?:aws?|awn|ew)': 'the server renders',
  'take-over|takeOver(?=\\()': 'hydrate',
  useKept: 'useStickyOptions',
  useIsOwn: 'useIsHydrated',
  waitBriefly: 'lock timeout',
}

test('no name and no comment says what was retired', () => {
  const files = execFileSync('git', ['ls-files', 'contract', 'server', 'web', 'bench', 'drills', 'scripts', 'e2e'])
    .toString()
    .split('\n')
    .filter(
      (file) => /\.(ts|tsx)$/.test(file) && !file.startsWith('scripts/words.test') && !file.includes('/migrations/'),
    )
  expect(files.length).toBeGreaterThan(1000)
  const pattern = new RegExp(`\\b(${Object.keys(retired).join('|')})s?\\b`)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

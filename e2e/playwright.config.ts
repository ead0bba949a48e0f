import { defineConfig } from '@playwright/test'
import { languageCookie } from '../contract/language.ts'
import { browserFlags, installedBrowser } from './browser.ts'
import { journeyLanguage } from './language/journey-language.ts'

const isInBulgarian = journeyLanguage === 'bg'
const chosenBulgarian = {
  name: languageCookie,
  value: 'bg',
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const

const { executablePath, env } = await installedBrowser()

/**
 * Rendering, loading, offline use, typing and the understanding of searches do not depend on the engine, so one engine
 * suffices. So do hostile texts on pages: the calls alone prove that they come back from PostgreSQL as they were sent. So
 * does what one person does in one browser: the tests of those calls run on both engines.
 */
const sameOnBothEngines = [
  'accessibility.e2e.ts',
  'account.e2e.ts',
  'back-again.e2e.ts',
  'server-rendering.e2e.ts',
  'edited-twice.e2e.ts',
  'email-change.e2e.ts',
  'ended-session.e2e.ts',
  'facts.e2e.ts',
  'first-currency.e2e.ts',
  'forced-colors.e2e.ts',
  'frame.e2e.ts',
  'guards.e2e.ts',
  'hostile-addresses.e2e.ts',
  'hostile-answers.e2e.ts',
  'hostile-bargain.e2e.ts',
  'hostile-text.e2e.ts',
  'hostile-typing.e2e.ts',
  'home.e2e.ts',
  'language.e2e.ts',
  'language-typed.e2e.ts',
  'late-parts.e2e.ts',
  'load-more.e2e.ts',
  'mailed-link.e2e.ts',
  'moderator-factor.e2e.ts',
  'navigation.e2e.ts',
  'near.e2e.ts',
  'no-sockets.e2e.ts',
  'offline.e2e.ts',
  'passkeys.e2e.ts',
  'photos.e2e.ts',
  'proxy-away.e2e.ts',
  'search-box.e2e.ts',
  'second-factor.e2e.ts',
  'share.e2e.ts',
  'steady-place.e2e.ts',
  'storage.e2e.ts',
  'token-traces.e2e.ts',
  'too-long.e2e.ts',
  'translated.e2e.ts',
  'valid-html.e2e.ts',
]

/**
 * Of these the ones that hold tasks of people, which are walked in Bulgarian, too; the others are the same in both
 * languages (decision 73).
 */
const tasksOfPeople = new Set([
  'accessibility.e2e.ts',
  'account.e2e.ts',
  'email-change.e2e.ts',
  'facts.e2e.ts',
  'home.e2e.ts',
  'mailed-link.e2e.ts',
  'near.e2e.ts',
  'passkeys.e2e.ts',
  'photos.e2e.ts',
  'search-box.e2e.ts',
  'second-factor.e2e.ts',
  'share.e2e.ts',
])

/** The journey that needs longer texts than any language's. */
const inPseudo = 'every-screen.e2e.ts'

/** The shorter journey, in place of the longer one that PostgreSQL skips. */
const onPostgresAlone = ['hostile-calls.e2e.ts']

function leftOut(): string[] {
  if (journeyLanguage === 'pseudo') return []
  const isOnPostgres = process.env.TEST_ENGINE === 'postgres'
  const ofEngine = isOnPostgres ? [] : onPostgresAlone
  if (isInBulgarian) return [...ofEngine, ...sameOnBothEngines.filter((file) => !tasksOfPeople.has(file)), inPseudo]
  return [...ofEngine, ...(isOnPostgres ? sameOnBothEngines : []), inPseudo]
}

export default defineConfig({
  testDir: '.',
  testMatch: journeyLanguage === 'pseudo' ? inPseudo : '*.e2e.ts',
  testIgnore: leftOut(),
  outputDir: `../test-results/journeys-of-${process.env.TEST_ENGINE ?? 'sqlite'}-${journeyLanguage}`,
  fullyParallel: true,
  workers: 2,
  // What fails is tried again alone, after the whole run (decision 42).
  retries: 0,
  // A journey that passes does not wait so long; on a busy machine one that is right may have to.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: isInBulgarian ? 'bg-BG' : 'en-US',
    ...(isInBulgarian && {
      storageState: { cookies: [chosenBulgarian, { ...chosenBulgarian, domain: 'localhost' }], origins: [] },
    }),
    timezoneId: 'Europe/Sofia',
    trace: 'off',
    // A journey's routes do not see a worker's calls; the offline journey allows workers.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: browserFlags, env },
  },
})

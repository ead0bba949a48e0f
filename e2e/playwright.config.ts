import { defineConfig } from '@playwright/test'
import { browserFlags, installedBrowser } from './browser.ts'

const { executablePath, env } = await installedBrowser()

/**
 * How a page looks, is left, opens without a server and takes typing does not depend on the engine: once is enough. So
 * is how it shows hostile texts: that they come back from PostgreSQL as they went there, the calls alone tell.
 */
const sameOnBothEngines = [
  'accessibility.e2e.ts',
  'frame.e2e.ts',
  'hostile-text.e2e.ts',
  'hostile-typing.e2e.ts',
  'navigation.e2e.ts',
  'offline.e2e.ts',
]

/** What the shorter way tells where the longer one is left out. */
const onPostgresAlone = ['hostile-calls.e2e.ts']

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  testIgnore: process.env.TEST_ENGINE === 'postgres' ? sameOnBothEngines : onPostgresAlone,
  outputDir: `../test-results/journeys-of-${process.env.TEST_ENGINE ?? 'sqlite'}`,
  fullyParallel: true,
  workers: 2,
  // For a journey whose browser stopped (`stopped-browser.ts`); the report counts any other second try as a failure.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Sofia',
    trace: 'off',
    // A journey's own routes see no call that a worker makes; the journey without a connection allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: browserFlags, env },
  },
})

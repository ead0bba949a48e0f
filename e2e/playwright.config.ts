import { defineConfig } from '@playwright/test'
import { browserFlags, installedBrowser } from './browser.ts'

const { executablePath, env } = await installedBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Sofia',
    trace: 'off',
    launchOptions: { executablePath, args: browserFlags, env },
  },
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Parts of a date in the time zone of the process or the browser, and formatters of one's own. */
const ownTimes =
  /Intl\.DateTimeFormat|toLocale(?:Date|Time)String|toDateString\(|\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/

/** The door itself, clocks of people's own quiet hours with the check of their zones, and what only warms the browser up. */
const exceptions = [
  'contract/notice-choices.ts',
  'contract/times.ts',
  'server/happenings/quiet-hours.ts',
  'web/main.tsx',
]

test('times are written by contract/times.ts, so that none is in the time zone of a process or a browser', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|testing\//.test(file))
  const found = files.filter((file) => ownTimes.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(exceptions)
})

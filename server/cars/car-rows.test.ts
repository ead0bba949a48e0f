import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files that write the table of cars, and why nothing gets stale. */
const writers: Record<string, string> = {
  'server/cars/car-rows-store.ts': 'the door',
  'server/demo/demo-store.ts': 'fills an empty store and counts it whole',
  'server/import/folder-import-store.ts': 'fills an empty store and counts it whole',
}

test('only the file that notes changes writes offers', () => {
  const files = globSync('server/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file))
  expect(files.length).toBeGreaterThan(200)
  const writing = files.filter((file) =>
    /(insertInto|updateTable|deleteFrom)\(\s*'cars'/.test(readFileSync(file, 'utf8')),
  )
  expect(writing.toSorted()).toEqual(Object.keys(writers).toSorted())
})

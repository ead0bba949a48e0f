import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `accept="image/*"` makes an iPhone send HEIC, which the server refuses, instead of a JPEG. */
test('every input for pictures accepts only what the server takes', () => {
  const accepting = globSync('web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\baccept=(\S+)/g)].map(([, value]) => `${file} ${value}`),
  )
  expect(accepting.length).toBeGreaterThan(3)
  expect(accepting.filter((input) => !input.endsWith('{acceptedPhotos}'))).toEqual([])
})

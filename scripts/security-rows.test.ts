import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const named = [...text.matchAll(/`([\w./-]+\.ts): ([^`]+)`/g)]

test('every test that docs/security.md names is there', () => {
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(([, file = '', name = '']) => !readFileSync(file, 'utf8').includes(name))
  expect(missing.map(([whole]) => whole)).toEqual([])
})

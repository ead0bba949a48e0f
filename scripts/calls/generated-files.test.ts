import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles } from './generated-files.ts'

test.each(generatedFiles)('$path is what the contract says now (npm run generate-calls)', async ({ path, make }) => {
  expect(readFileSync(path, 'utf8')).toBe(await make())
})

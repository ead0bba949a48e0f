import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bulgarianFiles, readCatalogue, textsOf } from './catalogue.ts'

/** Texts without a Bulgarian letter: names and marks that are the same in both languages. */
const sameInBoth = new Set(['VIN', 'Viber', 'WhatsApp', 'GeoNames', 'CC BY 4.0', 'bg'])

/** Words in Latin letters within Bulgarian texts: names, file formats, units of bytes, keys, codes of the calls. */
const latinWords = new Set(
  [
    'Volan VIN Opel Renault Skoda iPhone Western Union SMS',
    'JPEG PNG WebP AVIF HEIC ZIP JSON QR Atom MB kB WCAG AA',
    'Enter Escape I O Q https JavaScript',
    'forSale reserved sold paused suspended active hidden shown',
  ].flatMap((line) => line.split(' ')),
)

const english = globSync('{contract,web,server}/texts/en/*.ts', { exclude: ['**/*.test.ts'] }).toSorted()

async function read(file: string): Promise<Record<string, unknown>> {
  return { ...((await import(resolve(file))) as object) }
}

/** What texts are like: the same for both languages. */
function shapeOf(part: unknown): unknown {
  if (typeof part === 'function') return `function of ${part.length}`
  if (typeof part !== 'object' || part === null) return typeof part
  if (Array.isArray(part)) return part.map(shapeOf)
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, shapeOf(value)]))
}

test('there are texts to compare', () => {
  expect(english.length).toBeGreaterThan(50)
})

test.each(english)('%s has the same texts in Bulgarian, and functions of as many parameters', async (file) => {
  const twin = file.replace('/en/', '/bg/')
  expect(existsSync(twin), twin).toBe(true)
  expect(shapeOf(await read(twin))).toEqual(shapeOf(await read(file)))
})

test.each(['web', 'server'])('the catalogues of %s have the same parts', async (root) => {
  const [bg, en] = await Promise.all([read(`${root}/texts/bg.ts`), read(`${root}/texts/en.ts`)])
  expect(Object.keys(bg).toSorted()).toEqual(Object.keys(en).toSorted())
})

test.each(bulgarianFiles())('%s is Bulgarian: Cyrillic but for names', (file) => {
  const texts = textsOf(readCatalogue(file)).filter(({ words }) => /\p{L}/u.test(words) && !sameInBoth.has(words))
  expect(texts.filter(({ words }) => !/\p{Script=Cyrillic}/u.test(words))).toEqual([])
  const latin = texts.flatMap(({ name, words }) =>
    (words.match(/\p{Script=Latin}+/gu) ?? []).map((word) => ({ name, word })),
  )
  expect(latin.filter(({ word }) => !latinWords.has(word))).toEqual([])
})

test.each(bulgarianFiles())(
  '%s has Bulgarian marks: „ “, no straight quotation marks and no letters that look alike',
  (file) => {
    for (const { name, words } of textsOf(readCatalogue(file))) {
      expect(words, name).not.toMatch(/["'”«»]/u)
      expect(words.match(/„/gu)?.length, name).toBe(words.match(/“/gu)?.length)
      // A Latin a within a Cyrillic word.
      expect(words, name).not.toMatch(/\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u)
    }
  },
)

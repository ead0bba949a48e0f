import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { detectEncoding } from './file-encoding.ts'
import { openDealersFiles } from './testing/dealers-files.ts'

const { store, db, clear, run, rejectedText } = await openDealersFiles()
beforeEach(clear)

const text = [
  'Марка;Модел;Гориво;Скорости;Година;Цена;Описание;Град',
  'BMW;320d;Дизел;Автоматик;2019;38900;Един собственик, пълна сервизна история;София',
].join('\r\n')

/** Cyrillic letters of windows-1251 are in the order of Unicode. */
function windows1251(content: string): Buffer {
  const bytes = Array.from(content, (letter) => {
    const code = letter.codePointAt(0)!
    if (code >= 0x410 && code <= 0x44f) return code - 0x350
    return { '№': 0xb9, '–': 0x96, '€': 0x88 }[letter] ?? code
  })
  return Buffer.from(bytes)
}

const utf16be = (content: string) => Buffer.from(content, 'utf16le').swap16()

test.each([
  ['utf-8', Buffer.from(text)],
  ['utf-8', Buffer.from(`\uFEFF${text}`)],
  ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['utf-16le', Buffer.from(text, 'utf16le')],
  ['utf-16be', utf16be(`\uFEFF${text}`)],
  ['utf-16be', utf16be(text)],
  ['windows-1251', windows1251(text)],
])('a file in %s is detected, reported and read (%#)', async (encoding, content) => {
  expect(await run(content)).toMatchObject({ encoding, accepted: 1, rejected: 0 })
  expect(await db.selectFrom('cars').select(['description', 'location']).execute()).toEqual([
    { description: 'Един собственик, пълна сервизна история', location: 'София' },
  ])
})

test.each([
  ['windows-1251', windows1251('brand;model\r\nBMW;Серия 3 – №1')],
  ['windows-1251', windows1251('brand;price\r\nBMW;6500 €')],
  ['windows-1251', windows1251('brand;price;power (к.с.)\r\nBMW;12 500 лв.;184')],
  ['windows-1251', windows1251('brand;model\r\nBMW;Sport с 4 врати')],
  ['windows-1251', windows1251('brand;model\r\nBMW;№1')],
  ['windows-1252', Buffer.from('brand;price\r\nBMW;6500 \u0080', 'latin1')],
  ['windows-1252', Buffer.from('brand;text\r\nVW;Öl neu, Türöffner, größer', 'latin1')],
  ['windows-1252', Buffer.from('brand;model\r\nCitroën;Crème brûlée', 'latin1')],
  ['utf-8', Buffer.from('brand;model\r\nBMW;320d')],
  ['utf-8', Buffer.from('')],
])('the encoding of a file with few letters beyond ASCII is %s (%#)', async (encoding, content) => {
  const file = join(store.dataDir, 'few.csv')
  await writeFile(file, content)
  expect(await detectEncoding(file)).toBe(encoding)
})

test('a broken place in UTF-8 rejects its row only, and nothing unreadable is stored', async () => {
  const rows = Array.from({ length: 20 }, (_none, i) => text.split('\r\n')[1]!.replace('320d', `М${i}`))
  const whole = Buffer.from([text.split('\r\n')[0], ...rows].join('\n'))
  const at = whole.indexOf('М7')
  const broken = Buffer.concat([whole.subarray(0, at + 1), whole.subarray(at + 2)])
  expect(await run(broken)).toMatchObject({ encoding: 'utf-8', rows: 20, accepted: 19, rejected: 1 })
  expect(await rejectedText()).toContain('letters that cannot be read')
  const cars = await db.selectFrom('cars').selectAll().execute()
  expect(JSON.stringify(cars)).not.toContain('\uFFFD')
})

test('letters across two chunks of a large file are read whole', async () => {
  const [header, row] = text.split('\r\n') as [string, string]
  const rows = Array.from({ length: 600 }, (_none, i) => row.replace('320d', `Модел ${i}`))
  expect(await run(windows1251([header, ...rows].join('\n')))).toMatchObject({
    encoding: 'windows-1251',
    accepted: 600,
  })
  expect(await run(Buffer.from([header, ...rows].join('\n')))).toMatchObject({ encoding: 'utf-8', added: 0 })
})

import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { header, openDealersFiles } from './testing/dealers-files.ts'

const { db, clear, run, rejected, rejectedText } = await openDealersFiles()
beforeEach(clear)

const semicolons = header.replaceAll(',', ';')

test('a file of rejected rows has the separator of its source, a byte order mark, and the reason after the values', async () => {
  await run([semicolons, 'Лада;Нива;Petrol;Manual;2018;19400;Добра, здрава;Sofia'])
  const bytes = await readFile(rejected)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await rejectedText()).toMatch(
    /^\uFEFFbrand;model;fuel;gearbox;year;price;description;location;reason\r\nЛада;Нива;Petrol;Manual;2018;19400;Добра, здрава;Sofia;"brand: ""Лада"" is none of .*"\r\n$/,
  )
})

test('a corrected file of rejected rows can be imported, without the reasons and with the original values', async () => {
  const rows = [
    'Lada;"Niva ""4x4""";Petrol;Manual;2018;19400;"First line\nsecond; line";Sofia',
    'BMW;-1 series;Diesel;Manual;2018;;=HYPERLINK("https://bad.example"), +cheap;Sofia',
  ]
  expect(await run([semicolons, ...rows])).toMatchObject({ accepted: 0, rejected: 2 })
  const mended = (await rejectedText()).replace('\r\nLada', '\r\nToyota').replace('2018;;', '2018;9000;')
  expect(await run(Buffer.from(mended))).toMatchObject({ rows: 2, accepted: 2, unknownColumns: [] })
  expect(await db.selectFrom('cars').select(['model', 'description']).orderBy('id').execute()).toEqual([
    { model: 'Niva "4x4"', description: 'First line\nsecond; line' },
    { model: '-1 series', description: '=HYPERLINK("https://bad.example"), +cheap' },
  ])
})

test('a row that is rejected twice stays the same', async () => {
  const row = "Lada;'-Niva;Petrol;Manual;2018;=1+1;+Добра;@Sofia"
  await run([semicolons, row])
  const once = await rejectedText()
  expect(await run(Buffer.from(once))).toMatchObject({ rows: 1, rejected: 1 })
  expect(await rejectedText()).toBe(once)
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '=cmd|calc', '＝1', '-'])(
  'the cell %j cannot become a formula',
  async (cell) => {
    await run([semicolons, `Lada;Niva;Petrol;Manual;2018;${cell};Добра;Sofia`])
    const cells = (await rejectedText()).split('\r\n')[1]!.split(';')
    expect(cells[5]).not.toMatch(/^"?[=+\-@\t\r＝＋－＠]/u)
  },
)

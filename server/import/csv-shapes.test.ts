import { beforeEach, expect, test } from 'vitest'
import { header, openDealersFiles } from './testing/dealers-files.ts'

/** Forms of files that programs and people make: each row is accepted, or rejected with its reason. */

const { db, clear, run, rejectedText } = await openDealersFiles()
beforeEach(clear)

const row = (model: string, description = 'One owner from new') =>
  `BMW,${model},Diesel,Automatic,2019,38900,${description},Sofia`
const withSign = (sign: string, lines: string[]) => lines.map((line) => line.replaceAll(',', sign))

async function stored(): Promise<string[]> {
  const cars = await db.selectFrom('cars').select(['model', 'description']).orderBy('id').execute()
  return cars.map(({ model, description }) => `${model}: ${description}`)
}

test.each([
  ['semicolons', withSign(';', [header, row('M1')]), ';'],
  ['tabs', withSign('\t', [header, row('M1')]), '\t'],
  ['bars', withSign('|', [header, row('M1')]), '|'],
  ['a line that declares the sign', ['sep=;', ...withSign(';', [header, row('M1')])], ';'],
  ['a declared sign that is seldom', ['sep=~', ...withSign('~', [header, row('M1')])], '~'],
  ['blank lines before the header', ['', '  ', header, row('M1')], ','],
  ['a line of separators before it', withSign(';', [',,,,,,,', header, row('M1')]), ';'],
  ['a title before it', ['Наличност към 1 ноември', '', ...withSign(';', [header, row('M1')])], ';'],
  ['a title with commas', ['Автокъща "Волан", София, тел. 0888 123 456', ...withSign(';', [header, row('M1')])], ';'],
  ['separators behind each row', withSign(';', [header, `${row('M1')},`]), ';'],
  ['separators behind all rows', withSign(';', [`${header},,`, `${row('M1')},,`]), ';'],
  ['blank lines between rows', [header, '', row('M1'), ',,,,,,,', ''], ','],
  ['line breaks of Windows', [`${header}\r`, `${row('M1')}\r`, ''], ','],
  ['line breaks of old Macs', [`${header}\r${row('M1')}\r`], ','],
  ['a mark of the byte order', [`\uFEFF${header}`, row('M1')], ','],
  ['quoted names', [header.replace('brand', '"brand"').replace('model', ' "Model" '), row('M1')], ','],
])('a file with %s is read', async (_what, lines, separator) => {
  expect(await run(lines)).toMatchObject({ separator, rows: 1, accepted: 1, rejected: 0 })
  expect(await stored()).toEqual(['M1: One owner from new'])
})

test('a quotation mark inside a field is an ordinary character', async () => {
  const rows = [
    row('M1', 'Alloy wheels 19" and new tyres'),
    row('M2', '"19" wheels, one owner"'),
    row('M3', '"Called ""the beast"" at home"'),
    row('M4', '"First line\nsecond line"'),
    row('M5', '19" wheels with tyres of 2023'),
  ]
  expect(await run([header, ...rows])).toMatchObject({ rows: 5, accepted: 5 })
  expect(await stored()).toEqual([
    'M1: Alloy wheels 19" and new tyres',
    'M2: 19" wheels, one owner',
    'M3: Called "the beast" at home',
    'M4: First line\nsecond line',
    'M5: 19" wheels with tyres of 2023',
  ])
})

test('an unclosed quotation mark rejects its own row only, with the line number', async () => {
  const rows = [row('M1'), row('M2', '"open and never closed'), row('M3'), row('M4', '"closed again"')]
  expect(await run([header, ...rows])).toMatchObject({ rows: 4, accepted: 3, rejected: 1 })
  expect(await stored()).toEqual(['M1: One owner from new', 'M3: One owner from new', 'M4: closed again'])
  expect(await rejectedText()).toContain('The quotation mark that opens a field in line 3 is not closed')
})

test('an unclosed quotation mark in the last row is reported too', async () => {
  expect(await run([header, row('M1'), row('M2', '"open and never closed')])).toMatchObject({
    accepted: 1,
    rejected: 1,
  })
  expect(await rejectedText()).toContain('in line 3 is not closed')
})

test('missing last cells of a short row are empty; a row that is too long is rejected with both numbers', async () => {
  const lines = [header, 'BMW,M1,Diesel,Automatic,2019,38900', `${row('M2')},more,and more`, 'BMW,M3']
  expect(await run(lines)).toMatchObject({ rows: 3, accepted: 1, rejected: 2 })
  expect(await stored()).toEqual(['M1: BMW M1 of 2019. Diesel engine. Automatic transmission.'])
  const reasons = await rejectedText()
  expect(reasons).toContain('The row has 10 columns, the header 8')
  expect(reasons).toContain('The row has 2 columns, the header 8')
})

test('a file without a header, or an empty one, is refused with a sentence', async () => {
  await expect(run(['', '  '])).rejects.toThrow('The file is empty.')
  await expect(run(withSign(';', [row('M1'), row('M2')]))).rejects.toThrow('The file has no column for: brand')
})

import { beforeEach, expect, test } from 'vitest'
import { reportLines } from './import-report.ts'
import { openDealersFiles } from './testing/dealers-files.ts'

const { clear, run } = await openDealersFiles()
beforeEach(clear)

/** No car has a picture by address. */
const none = { count: 0, same: [], missing: undefined }

const header = 'brand;model;fuel;gearbox;year;price;location;stock;Интернет;mileage'
const rows = [
  'BMW;320d;Дизел;Автоматик;2019;38900;Sofia;1;да;124.5',
  'Audi;A1;Petrol;Manual;2017;28750;Sofia;;не;17000',
  'Lada;Niva;Petrol;Manual;2017;28750;Sofia;3;не;17000',
]

test('the report of an import names how the file was read, the results of its rows, and what was not understood', async () => {
  await run([header.replace(';mileage', ''), 'Kia;Ceed;Petrol;Manual;2017;18750;Varna;9;да'])
  const summary = await run([header, ...rows], { gone: 'pause' })
  expect(reportLines(summary, { rejected: 'left.csv', gone: 'pause', pictures: none })).toEqual([
    'Read as utf-8, columns parted by semicolons.',
    'Rows              3',
    'Accepted          2  (2 new, 0 changed, 0 same)',
    'Reworded          2  (other word for a value: 1, fact left out: 1, composed description: 2)',
    'Rejected          1  (left.csv)',
    'Gone              1  (paused)',
    'Columns not known: Интернет.',
    'Facts left out: mileage: 1, such as "124.5".',
    'Rows with neither VIN nor stock number: 1. If one of them changes, it becomes another offer.',
  ])
})

test('the report of an interrupted import has no number of missing offers', async () => {
  const summary = { ...(await run([header, ...rows])), gone: undefined }
  expect(reportLines(summary, { rejected: 'left.csv', gone: 'keep', pictures: none }).join('\n')).not.toContain('Gone')
})

test('the report says when many cars have the same picture, and when none comes', async () => {
  const withPictures = ['1', '2', '2'].map(
    (at, line) => `BMW;320d;Petrol;Manual;2017;28750;Sofia;${line};https://a.example/${at}.jpg https://a.example/9.jpg`,
  )
  const summary = await run([header.replace('Интернет;mileage', 'images'), ...withPictures])
  expect([...summary.firstPictures]).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg'])
  const [same, missing] = [
    { count: 38, example: 'https://a.example/1.jpg' },
    { count: 2, example: 'https://a.example/2.jpg' },
  ]
  const pictures = { count: 40, same: [same], missing }
  expect(reportLines(summary, { rejected: 'left.csv', gone: 'keep', pictures }).slice(-2)).toEqual([
    'The same picture: 38 of 40 cars that were looked at, such as https://a.example/1.jpg. The host may refuse strangers: upload the photos instead.',
    'No picture came: 2 of 40 cars that were looked at, such as https://a.example/2.jpg. The host may refuse strangers.',
  ])
})

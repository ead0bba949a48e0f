import { beforeEach, expect, test } from 'vitest'
import { reportLines } from './import-report.ts'
import { openDealersFiles } from './testing/dealers-files.ts'

const { clear, run } = await openDealersFiles()
beforeEach(clear)

const header = 'brand;model;fuel;gearbox;year;price;location;stock;Интернет;mileage'
const rows = [
  'BMW;320d;Дизел;Автоматик;2019;38900;Sofia;1;да;124.5',
  'Audi;A1;Petrol;Manual;2017;28750;Sofia;;не;17000',
  'Lada;Niva;Petrol;Manual;2017;28750;Sofia;3;не;17000',
]

test('the report of an import names how the file was read, the results of its rows, and what was not understood', async () => {
  await run([header.replace(';mileage', ''), 'Kia;Ceed;Petrol;Manual;2017;18750;Varna;9;да'])
  const summary = await run([header, ...rows], { gone: 'pause' })
  expect(reportLines(summary, { rejected: 'left.csv', gone: 'pause' })).toEqual([
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
  expect(reportLines(summary, { rejected: 'left.csv', gone: 'keep' }).join('\n')).not.toContain('Gone')
})

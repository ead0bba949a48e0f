import { expect, test } from 'vitest'
import { inbox as bulgarian } from '../bg/inbox.ts'
import { inbox } from './inbox.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime()

const now = at(28, 1)

test('a row has the time of today, the word for yesterday, however few hours ago, and a date before', () => {
  expect([at(28, 0), at(27, 23), at(27, 0), at(26, 23)].map((time) => inbox.at(time, now))).toEqual([
    '12:05 AM',
    'Yesterday',
    'Yesterday',
    '11/26/26',
  ])
  expect([at(27, 23), at(26, 23)].map((time) => bulgarian.at(time, now))).toEqual(['вчера', '26.11.26 г.'])
})

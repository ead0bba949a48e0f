import { expect, test } from 'vitest'
import { LiveNews } from './live-news.ts'

test('an answer comes with the last that was said of each id while it was on its way', async () => {
  const news = new LiveNews<string>()
  news.add('a', 'before')
  const [answer, said] = await news.during(async () => {
    news.add('b', 'first')
    news.add('b', 'last')
    return 'old'
  })
  expect(answer).toBe('old')
  expect([...said]).toEqual([['b', 'last']])
})

test('what was said long ago is forgotten', async () => {
  const news = new LiveNews<number>()
  const [, said] = await news.during(async () => {
    for (let i = 0; i < 1500; i++) news.add(`${i}`, i)
  })
  expect([said.size, said.has('1499'), said.has('0')]).toEqual([1000, true, false])
})

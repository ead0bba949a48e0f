import { expect, test } from 'vitest'
import { ReadyAnswers } from './ready-answers.ts'

const answering = (texts: string[]) => async () => texts.shift()
const textOf = async (answer: Promise<{ bytes: Buffer }>) => JSON.parse((await answer).bytes.toString())

test('an answer is made once for a version and anew for the next', async () => {
  const answers = new ReadyAnswers()
  const make = answering(['first', 'second'])
  expect(await textOf(answers.take(1, 'list', make))).toBe('first')
  expect(await textOf(answers.take(1, 'list', make))).toBe('first')
  expect(await textOf(answers.take(2, 'list', make))).toBe('second')
})

test('an answer that took longer than its version is not kept', async () => {
  const answers = new ReadyAnswers()
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = answers.take(1, 'list', () => promise)
  expect(await textOf(answers.take(2, 'list', answering(['new'])))).toBe('new')
  resolve('old')
  expect(await textOf(slow)).toBe('old')
  expect(await textOf(answers.take(2, 'list', answering(['another'])))).toBe('new')
})

test('different questions have different answers', async () => {
  const answers = new ReadyAnswers()
  expect(await textOf(answers.take(1, 'a', answering(['of a'])))).toBe('of a')
  expect(await textOf(answers.take(1, 'b', answering(['of b'])))).toBe('of b')
})

test('no more is kept than 200 answers and 32 MB', async () => {
  const answers = new ReadyAnswers()
  const isKept = async (question: string) => (await textOf(answers.take(1, question, async () => null))) !== null
  for (let i = 0; i < 200; i++) await answers.take(1, `small ${i}`, async () => 'small')
  expect(await isKept('small 0')).toBe(true)
  await answers.take(1, 'one more', async () => 'small')
  expect(await isKept('small 0')).toBe(false)
  const large = 'x'.repeat(9 * 1024 * 1024)
  for (const question of ['a', 'b', 'c']) await answers.take(1, question, async () => large)
  expect(await isKept('a')).toBe(true)
  await answers.take(1, 'd', async () => large)
  expect(await isKept('a')).toBe(false)
})

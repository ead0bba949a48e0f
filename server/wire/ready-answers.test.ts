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

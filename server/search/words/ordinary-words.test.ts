import { expect, test } from 'vitest'
import { foldWord } from '../../../contract/fold.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { WordList } from './word-list.ts'

const ordinary = await loadOrdinaryWords()

test.each([
  'трета', 'червена', 'евтината', 'последния', 'вратите', 'странна', 'сменени', 'запазената', 'Автомобилите', 'гаражна',
  'treta', 'evtina', '4ervena', 'better', 'accepted', 'unhappy', 'Wheels', 'studies',
])('%s is an ordinary word', (word) => {
  expect(ordinary.has(word)).toBe(true)
}) // prettier-ignore

test.each(['мерцедез', 'фолксвагн', 'климатк', 'навигцаия', 'plovidv', 'благоеврад', 'tigaun', 'wolkswagen', ''])(
  '"%s" is no ordinary word',
  (word) => {
    expect(ordinary.has(word)).toBe(false)
  },
)

test('a word list accepts the endings that a stem takes, and no others', () => {
  const aff = 'SFX A Y 2\nSFX A 0 s .\nSFX A y ies [^aeiou]y\nPFX U Y 1\nPFX U\t0\tun .\n'
  const list = new WordList({ aff, dic: '4\nstudy/A\nkind/U\nsea\nParis/A\n' }, (word) => word)
  expect(['study', 'studies', 'kind', 'unkind', 'sea'].filter((word) => !list.has(word))).toEqual([])
  expect(['stud', 'kinds', 'unsea', 'seas', 'unstudy', 'Paris', 'paris'].filter((word) => list.has(word))).toEqual([])
})

test('a double letter between stem and ending is single in the common form', () => {
  const list = new WordList({ aff: 'SFX A Y 1\nSFX A ен на ен\n', dic: '1\nстранен/A\n' }, foldWord)
  expect(list.has(foldWord('странна'))).toBe(true)
})

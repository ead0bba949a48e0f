import { expect, test } from 'vitest'
import { radarRules } from '../../contract/radar.ts'
import { warnings as bulgarian } from '../../contract/texts/bg/warnings.ts'
import { warnings as english } from '../../contract/texts/en/warnings.ts'
import { pointsOf, warningsOf } from './rule-table.ts'
import { signsInText } from './signs-in-text.ts'
import { areSameTexts, sketchOf } from './text-sketch.ts'

test.each([
  ['Пратете 300 лв капаро и я пазя за Вас.', ['deposit']],
  ['pratete 300 lv kaparo i q pazq za vas', ['deposit']],
  ['Send 300 euro today and I keep it.', ['deposit']],
  ['Въведете номера на картата и кода от SMS-а.', ['card']],
  ['Read me the code from the SMS.', ['card']],
  ['Receive your money here: https://econt-pay.example.top/1', ['payLink', 'link']],
  ['Снимките са на http://bit.ly/3xyz', ['payLink', 'link']],
  ['Download it: https://docs.example.com/invoice.exe', ['payLink', 'link']],
  ['My pictures: https://pictures.example.com', ['link']],
  ['IBAN: BG80 BNBG 9661 1020 3456 78', ['iban']],
  ['Call +44 7700 900123', ['elsewhere']],
  ['Only Western Union, please.', ['transfer']],
  ['Снимка на личната карта, моля.', ['papers']],
])('"%s" shows %j', (text, signs) => {
  expect(signsInText(text)).toEqual(new Set(signs))
})

test.each([
  'Никога не пращайте пари, преди да сте видели колата.',
  'Не искам капаро, ще я пазя до утре.',
  'No deposit, no reservations.',
  'Капаро се дава при нотариуса, след като подпишем.',
  'Лизинг с 20 % аванс, първо елате на оглед.',
  'I will send the money when we sign at the notary.',
  'Вчера един ми поиска капаро.',
  'Вижте прегледа: https://rta.government.bg/check и клипа https://youtu.be/abc',
  'Тел. 0888 123 456 или +359 888 123 456',
  'Дай 7500 и е твоя.',
  'Гаранция 12 месеца, пишете първо тук.',
  'Приемате ли карта?',
])('"%s" shows nothing', (text) => {
  expect([...signsInText(text)]).toEqual([])
})

test('every rule has points below which nobody is warned alone or from which they are, and both sentences', () => {
  for (const rule of radarRules) {
    expect(warningsOf(new Set([rule]))).toEqual(pointsOf[rule] >= 50 ? [rule] : [])
    expect(Object.keys(english[rule])).toEqual(['reader', 'writer'])
    expect(Object.keys(bulgarian[rule])).toEqual(['reader', 'writer'])
  }
})

test('a hostile text of full length is read in a moment', () => {
  const parts = [
    'прати ',
    'a.',
    '+1',
    'x',
    'A1 B2 ',
    'www.a-',
    'капаро ',
    'номер ',
    'send ',
    '1 ',
    '% ',
    'к ',
    'аa',
    'a-a.',
    'а-а.',
    'k@',
    'BG80',
    '(.',
    'V\u200b',
    '0О',
    ' . com',
    'ᄀ',
  ]
  for (const part of parts) {
    const text = part.repeat(5000).slice(0, 5000)
    const begun = performance.now()
    signsInText(text)
    expect(performance.now() - begun, part).toBeLessThan(100)
  }
})

test('texts that are much the same share a hash, and others do not', () => {
  const text = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
  const changed = `${text} and one more sentence`
  expect(areSameTexts(text, changed)).toBe(true)
  const [one, other] = [sketchOf(text), sketchOf(changed)]
  expect(one.band1 === other.band1 || one.band2 === other.band2).toBe(true)
  const foreign = Array.from({ length: 60 }, (_, at) => `other${at}`).join(' ')
  expect(areSameTexts(text, foreign)).toBe(false)
  expect(sketchOf(foreign).band1).not.toBe(one.band1)
  expect(sketchOf('Too short')).toEqual({ band1: null, band2: null })
})

import { expect, test } from 'vitest'
import { hasIban } from './iban.ts'
import { plainText, plainWords } from './plain-text.ts'
import { saySame } from './signs-in-comment.ts'
import { signsInText } from './signs-in-text.ts'

test.each([
  // Letters of the other script that look alike, either way.
  ['Изпpатeтe кaпаpo 300 лв', ['deposit']],
  ['Пратете кaпapo', ['deposit']],
  ['Пратете kanapo', ['deposit']],
  ['Изnрatете кanаро 300 лв', ['deposit']],
  ['Само Wеѕtеrn Uniоn', ['transfer']],
  ['Пишете на Vibеr', ['messenger']],
  ['Пишете на вiбeр', ['messenger']],
  ['Оnly Wεstεrn Uniοn', ['transfer']],
  // Invisible characters, other widths, strokes through letters.
  ['Пратете ка\u200bпа\u00adро', ['deposit']],
  ['Пратете к\u0336а\u0336п\u0336а\u0336р\u0336о\u0336', ['deposit']],
  ['Ｏｎｌｙ Ｗｅｓｔｅｒｎ Ｕｎｉｏｎ', ['transfer']],
  ['𝐎𝐧𝐥𝐲 𝐖𝐞𝐬𝐭𝐞𝐫𝐧 𝐔𝐧𝐢𝐨𝐧', ['transfer']],
  // Letters, digits and names set apart, or together.
  ['Пратете к а п а р о', ['deposit']],
  ['Пратете к.а.п.а.р.о', ['deposit']],
  ['п р а т е т е   к а п а р о   3 0 0   лв', ['deposit']],
  ['Пратете ка-паро', ['deposit']],
  ['Пратете 3 0 0 и е ваша', ['deposit']],
  ['Пратете 3ОО и е ваша', ['deposit']],
  ['Само westernunion', ['transfer']],
  ['Имам Vi ber', ['messenger']],
  ['Имам В а й б ъ р', ['messenger']],
  // Signs written for letters.
  ['Изпратете k@paro', ['deposit']],
  ['Изпратете кап@р0', ['deposit']],
  ['Send a dep0$it', ['deposit']],
  ['Имам v1ber', ['messenger']],
])('"%s" shows %j, however it is spelled', (text, signs) => {
  expect([...signsInText(text)]).toEqual(signs)
})

test.each([
  'BG80 BNBG 9661 1020 3456 78',
  'iban bg80bnbg96611020345678',
  'IBAN:BG80-BNBG-9661-1020-3456-78',
  'BG80.BNBG.9661.1020.3456.78',
  'ВG80 ВNВG 9661 1020 3456 78',
  'ВG80ВNВG96611020345678',
  'BG80 BN\u200bBG 9661 1020 3456 78',
  'BG 80 BNBG 96611020 345678',
  'B G 8 0 B N B G 9 6 6 1 1 0 2 0 3 4 5 6 7 8',
  'ＩＢＡＮ: ＢＧ８０ ＢＮＢＧ ９６６１ １０２０ ３４５６ ７８',
  'DE89 3704 0044 0532 0130 00',
])('"%s" is a bank account', (text) => {
  expect([...signsInText(text)]).toContain('iban')
})

test.each([
  'BG81 BNBG 9661 1020 3456 78',
  'BG80 BNBG 9661 1020 3456 789',
  'XX80 BNBG 9661 1020 3456 78',
  'VIN WVWZZZ1KZAW000123',
  'шаси WAUZZZ8K9BA012345',
  'Филтър № BG12 4567 8901 2345 6789 01',
  'OE 06A 115 561 B, 1K0 615 301 AA',
])('"%s" is none', (text) => {
  expect(hasIban(plainText(text))).toBe(false)
})

test.each([
  ['Платете на econt-pay [.] xyz', ['payLink', 'link']],
  ['Платете на econt-pay(dot)xyz', ['payLink', 'link']],
  ['Платете на econt-pay точка xyz', ['payLink', 'link']],
  ['Вижте ekont-pay . xyz', ['payLink', 'link']],
  ['Вижте econt-pay.vip', ['payLink', 'link']],
  ['Вижте econt-pay.bond', ['payLink', 'link']],
  ['Вижте еconт-pay.хуz', ['payLink', 'link']],
  ['Вижте еконт-плащане.com', ['payLink', 'link']],
  ['Вижте https://есоnt.com', ['payLink', 'link']],
  ['Вижте есоnt [.] com', ['payLink', 'link']],
  ['Вижте ec0nt.com', ['payLink', 'link']],
  ['Вижте ｅｃｏｎｔ．ｃｏｍ', ['payLink', 'link']],
  ['Вижте http://1.2.3.4/pay', ['payLink', 'link']],
  ['Вижте golfclub (точка) bg', ['link']],
  ['Вижте mobile точка bg или econt.com', []],
])('"%s" shows the links %j', (text, signs) => {
  expect([...signsInText(text)].filter((sign) => sign === 'link' || sign === 'payLink')).toEqual(signs)
})

test.each([
  'БМВ X5 3.0d, 235 к. с., 2008 г.',
  'Golf 5 к.с. 105, л. с., а/м, т. е. здрава',
  'Продавам Х5 и Audi А4, климатроник, А/С, ABSа работи',
  'VIN WVWZZZ1KZAW000123, шаси WAUZZZ8K9BA012345',
  'Цена 3 000 лв, тел. 0888 12 34 56, +359 88 8 123 456',
  'Тя е в Пловдив, а и с нов акумулатор 👍🏻 🚗',
  'Всичко е платено . Top състояние . Info на телефона',
  'Запазена е.Top състояние, всичко работи.Me and my wife drove it',
  'Golf 2.0 TDI. BG регистрация, S-line . EU внос. VIP пакет.',
  'Състоянието е по-добро.Top кола, най-запазената.Live',
  'ivan@abv.bg',
  'Сайтът mobile.bg, cars.bg и www.auto-data.net',
  'Mazda3, mp3, Euro6, 2.0TDI, 1.9tdi, i30, 4х4, 4x4',
])('"%s" shows nothing', (text) => {
  expect([...signsInText(text)]).toEqual([])
})

test('comments that differ in spelling only say the same', () => {
  expect(saySame('Имам по-евтина, пишете ми', 'Имaм по-ев\u200bтина, п и ш е т е ми')).toBe(true)
  expect(saySame('Имам по-евтина, пишете ми', 'Имам по-нова, звънете ми')).toBe(false)
})

test('an ordinary text is not changed', () => {
  const text = 'БМВ X5, 3 000 лв: „запазена“ – 2008 г., к. с. 235; https://mobile.bg/1?a=b ivan@abv.bg'
  expect(plainText(text)).toBe(text)
  expect(plainWords('капаро300, Golf3 за2ка')).toBe(' kaparo300 golfe za2ka ')
  expect(plainWords('Wi-Fi 5 км')).toBe(' vi fi 5 km ')
})

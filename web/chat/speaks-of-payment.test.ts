import { expect, test } from 'vitest'
import { speaksOfPayment } from './speaks-of-payment.ts'

test.each([
  'Pay here: https://econt-pay.example.top/1',
  'volan-dostavka.top/plati',
  'Иска се капаро от 200 лв',
  'плащане авансово, моля',
  'avansovo 100 lv',
  'Пращам я с Еконт',
  'Спиди ще я докара',
  'a courier brings it',
  'BG80 BNBG 9661 1020 3456 78',
  'IBAN: BG80BNBG96611020345678',
])('%s speaks of a payment', (text) => expect(speaksOfPayment(text)).toBe(true))

test.each([
  'Здравейте, още ли се продава?',
  'The price is 12.500, year 2015.',
  'Колата е при мен в София, елате да я видите.',
  'VIN WVWZZZ1KZAW000001',
  'Ок. Утре в 10.',
  '',
])('%s does not', (text) => expect(speaksOfPayment(text)).toBe(false))

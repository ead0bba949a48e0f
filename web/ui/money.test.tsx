import { renderToStaticMarkup } from 'react-dom/server'
import { type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  bothInSentence,
  bothInWords,
  BothCurrencies,
  currencyOrder,
  Price,
  SecondPrice,
  statedOrder,
} from './money.tsx'

function textOf(element: ReactNode): string {
  return renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, '')
}

test.each([
  [1, '1 BGN', '0.51 EUR'],
  [999, '999 BGN', '510.78 EUR'],
  [12_500, '12500 BGN', '6391.15 EUR'],
  [38_900.5, '38900.5 BGN', '19889.51 EUR'],
  [1_000_000_000, '1000000000 BGN', '511291881.20 EUR'],
])('%d is written without grouping in the text', (price, bgn, eur) => {
  expect(textOf(<Price bgn={price} currency="BGN" />)).toBe(bgn)
  expect(textOf(<SecondPrice bgn={price} currency="EUR" isRough />)).toBe(eur)
})

test('thousands stand in elements of their own, which style sets apart', () => {
  expect(renderToStaticMarkup(<Price bgn={1_234_567} currency="BGN" />)).toContain('1<i>234</i><i>567</i> BGN')
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [undefined, '12500 BGN, 6391.15 EUR', 'BGN'],
  ['EUR', '6391.15 EUR, 12500 BGN', 'EUR'],
])('with %s first, shows both as %s and starts typing with %s', (firstCurrency, text, first) => {
  vi.stubGlobal('document', { documentElement: { dataset: { firstCurrency } } })
  expect(textOf(<BothCurrencies bgn={12_500} />)).toBe(text)
  expect(bothInWords(12_500)).toBe(text)
  // No line ends within an amount.
  expect(bothInSentence(12_500)).toContain('12\u00a0500\u00a0BGN')
  expect(
    bothInSentence(12_500)
      .replaceAll(/\u00a0(?=\d)/g, '')
      .replaceAll('\u00a0', ' '),
  ).toBe(text)
  expect(currencyOrder()[0]).toBe(first)
  expect(statedOrder()[0]).toBe('BGN')
})

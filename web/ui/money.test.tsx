import { renderToStaticMarkup } from 'react-dom/server'
import { type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Bgn, BothCurrencies, currencyOrder, Eur } from './money.tsx'

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
  expect(textOf(<Bgn amount={price} />)).toBe(bgn)
  expect(textOf(<Eur bgn={price} />)).toBe(eur)
})

test('thousands stand in elements of their own, which style sets apart', () => {
  expect(renderToStaticMarkup(<Bgn amount={1_234_567} />)).toContain('1<i>234</i><i>567</i> BGN')
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [undefined, '12500 BGN, 6391.15 EUR', 'BGN'],
  ['EUR', '6391.15 EUR, 12500 BGN', 'EUR'],
])('where the operator says %s, both stand as %s, and typing begins with %s', (firstCurrency, text, first) => {
  vi.stubGlobal('document', { documentElement: { dataset: { firstCurrency } } })
  expect(textOf(<BothCurrencies bgn={12_500} />)).toBe(text)
  expect(currencyOrder()[0]).toBe(first)
})

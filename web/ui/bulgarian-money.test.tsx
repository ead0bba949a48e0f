import { renderToStaticMarkup } from 'react-dom/server'
import { type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { bothInWords, BothCurrencies, Quantity, statedOrder } from './money.tsx'

// As the build of the Bulgarian pages does.
vi.mock('../../contract/texts/en/amounts.ts', () => import('../../contract/texts/bg/amounts.ts'))

afterEach(() => vi.unstubAllGlobals())

/** The text, with plain spaces. */
function textOf(element: ReactNode): string {
  return plain(renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, ''))
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

test.each([
  [undefined, '12 500 лв., 6 391,15 €', '12 500 лв., ≈ 6 391 €', 'BGN'],
  ['EUR', '6 391,15 €, 12 500 лв.', '6 391,15 €, 12 500 лв.', 'EUR'],
] as const)('where the operator says %s, both stand as %s, on a card as %s', (firstCurrency, exact, rough, first) => {
  vi.stubGlobal('document', { documentElement: { dataset: { firstCurrency } } })
  expect(textOf(<BothCurrencies bgn={12_500} />)).toBe(exact)
  expect(textOf(<BothCurrencies bgn={12_500} isRough />)).toBe(rough)
  expect(plain(bothInWords(12_500))).toBe(exact)
  expect(statedOrder()[0]).toBe(first)
})

test('thousands are text, and decimals follow a comma', () => {
  expect(renderToStaticMarkup(<Quantity digits="214000" unit="км" />)).toContain('>214\u00a0000 км<')
  expect(textOf(<Quantity digits="70.5" unit="кВтч" />)).toBe('70,5 кВтч')
})

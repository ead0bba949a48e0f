import { expect, test } from 'vitest'
import { grounds } from '../../contract/decision.ts'
import { languages } from '../../contract/language.ts'
import { escaped } from '../lib/html.ts'
import { catalogues } from '../texts/texts.ts'
import { retention, rulesPage } from './rules-page.ts'

const parts = { theme: undefined, styles: '', siteUrl: undefined, defaultLanguage: 'en' } as const
const nobody = { operator: undefined, contact: undefined }
/** Grounds that are no rule of their own. */
const others: ReadonlySet<string> = new Set(['otherRule', 'noBreach', 'mistake'])

test.each(languages)('the page says every rule that a decision can name, in %s', (language) => {
  const page = rulesPage({ ...parts, language }, nobody)
  const { statement } = catalogues[language]
  for (const ground of grounds.filter((one) => !others.has(one))) {
    expect(page, ground).toContain(escaped(statement.grounds[ground]))
  }
})

test('the page tells who runs the site, and how to reach them', () => {
  const operator = '<b>Volan & Co</b>, Sofia'
  const page = rulesPage({ ...parts, language: 'en' }, { operator, contact: 'help@cars.example' })
  expect(page).toContain('&lt;b&gt;Volan &amp; Co&lt;/b&gt;, Sofia')
  expect(page).toContain('Write to help@cars.example')
  expect(page).not.toContain('has not told')
})

test('how long data are stored is whole days and years', () => {
  expect(Object.values(retention).every(Number.isInteger)).toBe(true)
})

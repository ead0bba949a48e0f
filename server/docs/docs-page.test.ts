import { expect, test } from 'vitest'
import { type Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp()
const { body } = await app.inject('/api/docs')

test.each(Object.entries<Endpoint>(endpoints))(
  'the page of calls says all of %s',
  (name, { method, errors, query }) => {
    const [, article = ''] = body.split(`<article id="${name}">`)
    const [own = ''] = article.split('</article>')
    expect(own).toContain(method)
    for (const parameter of Object.keys(query ?? {})) expect(own).toContain(`<code>${parameter}</code>`)
    for (const code of errors) expect(own).toContain(`${code}: `)
  },
)

test('the page of calls has neither scripts nor marks of another notation', () => {
  expect(body).not.toMatch(/`|<script/)
})

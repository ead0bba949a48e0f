import { expect, test } from 'vitest'
import { type Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp()
const { body } = await app.inject('/api/docs')

test.each(Object.entries<Endpoint>(endpoints))(
  'the docs page describes %s completely',
  (name, { method, errors, query, answersFile }) => {
    const [, article = ''] = body.split(`<article id="${name}">`)
    const [own = ''] = article.split('</article>')
    expect(own).toContain(method)
    for (const parameter of Object.keys(query ?? {})) expect(own).toContain(`<code>${parameter}</code>`)
    expect(own).toMatch(answersFile === undefined ? /<pre><code>.+<\/code><\/pre>/s : answersFile)
    for (const code of errors) expect(own).toContain(`${code}: `)
  },
)

test('every type that the docs page names is on it', () => {
  const named = new Set([...body.matchAll(/href="#type-(\w+)"/g)].map(([, name]) => name))
  expect(named.size).toBeGreaterThan(30)
  expect([...named].filter((name) => !body.includes(`<article id="type-${name}">`))).toEqual([])
})

test('the docs page has neither scripts nor leftover markup', () => {
  expect(body).not.toMatch(/`|<script/)
})

import { expect, test } from 'vitest'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp({ pages: await makeBuiltPages() })

test.each([
  ['/themes', ''],
  ['/themes?sort=cheapest&nonsense=1', ''],
  ['/themes?sort=cheapest&brand=BMW&priceTo=9000', '?brand=BMW&amp;priceTo=9000'],
  ['/themes?q=%22%3E%3Cscript%3E', '?q=%22%3E%3Cscript%3E'],
])('the list of cars at %s links its feeds, and other pages link none', async (url, query) => {
  const { body } = await app.inject(url)
  const links = [...body.matchAll(/<link\s+rel="alternate"\s+type="([^"]+)"\s+title="([^"]+)"\s+href="([^"]+)"/g)]
  expect(links.map(([, ...told]) => told)).toEqual([
    ['application/atom+xml', 'Atom feed, Cars', `/feed.atom${query}`],
    ['application/feed+json', 'JSON feed, Cars', `/feed.json${query}`],
  ])
  expect((await app.inject('/home?brand=BMW')).body).not.toContain('application/atom+xml')
})

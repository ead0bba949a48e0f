import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { languageOf, withoutLanguage } from './language.ts'

/** The language of a request with these headers, where the operator's is Bulgarian unless said otherwise. */
async function languageFor(url: string, headers: Record<string, string>, defaultLanguage: 'en' | 'bg' = 'bg') {
  const app = Fastify()
  app.decorate('defaultLanguage', defaultLanguage)
  app.get('/*', (request) => languageOf(request))
  const { body } = await app.inject({ url, headers })
  await app.close()
  return body
}

test.each([
  ['/?lang=en', { cookie: 'language=bg', 'accept-language': 'bg' }, 'en'],
  ['/?a=1&lang=en&b=2', {}, 'en'],
  ['/?lang=de', { cookie: 'theme=dark; language=en' }, 'en'],
  ['/?xlang=en', {}, 'bg'],
  ['/', { cookie: 'xlanguage=en' }, 'bg'],
  ['/', { 'accept-language': 'de-AT, en-GB;q=0.8, bg;q=0.7' }, 'en'],
  ['/', { 'accept-language': 'en;q=0.1, bg-BG;q=0.9' }, 'bg'],
  ['/', { 'accept-language': 'en;q=0, de' }, 'bg'],
  ['/', { 'accept-language': ';;;,,q=x, *' }, 'bg'],
  ['/', {}, 'bg'],
] as const)('answers %s with %o in %s', async (url, headers, language) => {
  expect(await languageFor(url, headers)).toBe(language)
})

test("answers in the operator's language to who names none", async () => {
  expect(await languageFor('/', { 'accept-language': 'fr' }, 'en')).toBe('en')
})

test.each([
  ['/home?lang=bg', '/home'],
  ['/themes?brand=BMW&lang=bg&sort=cheapest', '/themes?brand=BMW&sort=cheapest'],
  ['/themes?slang=bg', '/themes?slang=bg'],
])('reads %s as %s', (address, bare) => {
  expect(withoutLanguage(address)).toBe(bare)
})

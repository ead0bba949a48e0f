import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { publicAddress } from '../contract/public-address.ts'
import { arrive, buildCar, offerCar } from './people.ts'
import { expect, test } from './product.ts'

const rendered = [
  '/home',
  '/themes',
  '/saved',
  '/seen',
  '/price',
  '/login',
  '/register',
  '/recover',
  '/404',
  '/safe-deal',
  '/rules',
  '/api/docs',
]

test('every page that the server renders is valid HTML, in both languages', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const id = await offerCar(alice, { description: 'A <b>bold</b> & "quoted" word; it\'s all </div> text.' })
  const offer = publicAddress(id, buildCar())
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))
  for (const path of [...rendered, offer, `/c/${id}/sheet`, '/c/-AAAAAAAAAAAAAAAAAAA'])
    for (const language of ['en', 'bg']) {
      const answer = await fetch(`${product.address}${path}`, { headers: { 'accept-language': language } })
      const { results } = await validator.validateString(await answer.text())
      const found = results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))
      expect(found, `${path} in ${language}`).toEqual([])
    }
})

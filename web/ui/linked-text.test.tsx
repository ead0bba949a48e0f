import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const linked = (text: string) => renderToStaticMarkup(<LinkedText>{text}</LinkedText>)
const link = (address: string) => `<a href="${address}" target="_blank" rel="noopener nofollow ugc">${address}</a>`

test('links addresses and leaves the text around them', () => {
  expect(linked('See https://a.bg/x?y=1. Or (http://b.bg/c)!')).toBe(
    `See ${link('https://a.bg/x?y=1')}. Or (${link('http://b.bg/c')})!`,
  )
  expect(linked('Виж https://карти.бг/пловдив, там съм')).toBe(`Виж ${link('https://карти.бг/пловдив')}, там съм`)
})

test.each(['javascript:alert(1)', 'a.bg', 'https://', 'ftp://a.bg', '<b>https</b>'])('does not link %s', (text) => {
  expect(linked(text)).not.toContain('<a')
})

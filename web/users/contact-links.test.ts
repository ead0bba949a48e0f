import { expect, test } from 'vitest'
import { mailLink, telephoneLink } from './contact-links.ts'

test.each([
  ['0888 123 456', 'tel:+359888123456'],
  ['02/987-65-43', 'tel:+35929876543'],
  ['00359 888 123 456', 'tel:+359888123456'],
  ['888 123 456', 'tel:888123456'],
  ['0888 123 456, 0899 654 321', null],
  ['+359 (88) 812-34-56', 'tel:+359888123456'],
  ['+359 (0) 88 812 3456', 'tel:+359888123456'],
  ['by e-mail', null],
])('calls %s at %s', (telephone, link) => {
  expect(telephoneLink(telephone)).toBe(link)
})

test('does not let an e-mail address add fields to a letter', () => {
  expect(mailLink('maria.d@gmail.com')).toBe('mailto:maria.d@gmail.com')
  expect(mailLink('maria?bcc=eve&x@gmail.com')).toBe('mailto:maria%3Fbcc%3Deve%26x@gmail.com')
})

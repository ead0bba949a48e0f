import { describe, expect, test } from 'vitest'
import { isOwnPath, screenAt, screens } from './screens.ts'

describe('screenAt', () => {
  test.each([
    ['/', 'root'],
    ['/home', 'home'],
    ['/themes', 'cars'],
    ['/themes/', 'cars'],
    ['/themes/-Nabc', 'car'],
    ['/all-users/-Nabc', 'profile'],
    ['/404', 'notFound'],
    ['/nowhere', null],
    ['/themes/a/b', null],
    ['/toString', null],
  ])('%s is the screen %s', (path, name) => {
    expect(screenAt(path)).toBe(name)
  })
})

test("the navigation has the specification's entries in its order", () => {
  const entries = (who: 'visitor' | 'user') =>
    Object.values(screens)
      .filter((screen) => 'nav' in screen && (screen.nav as readonly string[]).includes(who))
      .map(({ path }) => path)
  expect(entries('visitor')).toEqual(['/themes', '/login', '/register'])
  expect(entries('user')).toEqual(['/themes', '/add-theme', '/profile', '/all-users', '/search'])
})

describe('isOwnPath', () => {
  test.each(['/profile', '/themes/-Nabc?x=1#y'])('%s is on this site', (path) => expect(isOwnPath(path)).toBe(true))
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/a\\b',
    '/\t/evil.example',
  ])('%j is not on this site', (path) => expect(isOwnPath(path)).toBe(false))
})

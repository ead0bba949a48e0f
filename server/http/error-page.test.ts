import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp()
const missing = '/c/-P5pJwVP_huGVyX0yTvb/sheet'
const byBrowser = { 'sec-fetch-dest': 'document' }

test('a browser that asks for a page gets its error as one, in its language', async () => {
  const bulgarian = await app.inject({ url: missing, headers: { ...byBrowser, 'accept-language': 'bg' } })
  expect(bulgarian.statusCode).toBe(404)
  expect(bulgarian.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(bulgarian.body).toMatch(/^<!doctype html>\s*<html lang="bg">/)
  expect(bulgarian.body).toContain('На този адрес няма нищо.')
  expect(bulgarian.body).toContain('Обратно към Volan')
  const english = await app.inject({ url: missing, headers: byBrowser })
  expect(english.body).toContain('There is nothing at this address.')
})

test('whoever asks for no page, or calls, gets JSON', async () => {
  const other = await app.inject({ url: missing })
  expect(other.json()).toMatchObject({ code: 'notFound' })
  const call = await app.inject({ url: '/api/nothing.json', headers: byBrowser })
  expect(call.json()).toMatchObject({ code: 'notFound' })
})

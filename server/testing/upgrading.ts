import { expect, vi } from 'vitest'

/** Expects what an address answers while its store is migrated. */
export async function expectUpgrading(address: string): Promise<void> {
  const health = await vi.waitFor(() => fetch(`${address}/healthz`), 20_000)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
  const ready = await fetch(`${address}/readyz`)
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await ready.json()).toMatchObject({ status: 'not ready', parts: { store: true, migrations: false } })
  const page = await fetch(`${address}/themes`, { headers: { 'sec-fetch-dest': 'document' } })
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('http-equiv="refresh"')])
  const call = await fetch(`${address}/api/cars.json`)
  expect([call.status, await call.json()]).toMatchObject([503, { code: 'busy' }])
}

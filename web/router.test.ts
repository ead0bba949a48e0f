import { expect, test, vi } from 'vitest'
import { screens } from '../contract/screens.ts'

test('every row of the screen table has a route', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('window', { addEventListener() {} })
  const { router } = await import('./router.ts')
  const paths = Object.keys(router.routesByPath)
  for (const { path } of Object.values(screens)) expect(paths).toContain(path)
  expect(paths).toHaveLength(Object.keys(screens).length)
})

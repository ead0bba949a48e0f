import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findCounts } from './counts.ts'
import { parseJourney, type Finding, type JourneySource } from './journey-source.ts'
import { findUnknownTexts } from './unknown-texts.ts'
import { findLateListening, findLeavings, findWaits } from './waits.ts'

/** What CONTRIBUTING.md asks of journeys ("Journeys that hold"), as far as it can be read from their files. */

vi.stubEnv('JOURNEY_LANGUAGE', 'bg')
// What is walked in Bulgarian is known without a runner and a browser.
vi.doMock('@playwright/test', () => ({ defineConfig: (config: unknown) => config }))
vi.doMock('../../e2e/browser.ts', () => ({ browserFlags: [], installedBrowser: async () => ({}) }))
const { default: config } = await vi.importActual<{ default: { testIgnore: string[] } }>(
  '../../e2e/playwright.config.ts',
)
const { untranslated } = await vi.importActual<{ untranslated: (text: string | RegExp) => string[] }>(
  '../../e2e/language/translate.ts',
)

/** What notices that a browser has stopped has nothing else to wait for. */
const others = new Set(['stopped-browser.ts'])
const journeys = globSync('e2e/*.ts')
  .filter((file) => !others.has(basename(file)))
  .map((file) => parseJourney(basename(file), readFileSync(file, 'utf8')))

const unknownTexts = (all: JourneySource[]) =>
  findUnknownTexts(all, { isInBoth: (file) => !config.testIgnore.includes(file), untranslated })
const told = (found: Finding[]) => found.map(({ file, line, says }) => `e2e/${file}:${line} ${says}`)
const planted = (source: string) => parseJourney('planted.e2e.ts', source)

test('the journeys are read', () => {
  expect(journeys.length).toBeGreaterThan(80)
  expect(config.testIgnore).toContain('hostile-text.e2e.ts')
})

test('no journey waits for time or an idle network', () => {
  expect(told(journeys.flatMap(findWaits))).toEqual([])
})

test('a wait for time or an idle network is found, but not where a comment says why', () => {
  expect(told(findWaits(planted('await page.waitForTimeout(500)')))).toEqual([
    'e2e/planted.e2e.ts:1 waits for time: waitForTimeout',
  ])
  expect(told(findWaits(planted("\nawait page.goto('/', { waitUntil: 'networkidle' })")))).toEqual([
    'e2e/planted.e2e.ts:2 waits for an idle network: networkidle',
  ])
  expect(findWaits(planted('await new Promise((over) => setTimeout(over, 30))'))).toHaveLength(1)
  expect(findWaits(planted('// Waits for time: nothing else tells.\nsetTimeout(end, 5)'))).toEqual([])
  expect(findWaits(planted('// Waits for time: so.\nsetTimeout(end, 5)'))).toHaveLength(1)
  expect(findWaits(planted("test.setTimeout(9); await page.waitForLoadState('load')"))).toEqual([])
})

test('no journey leaves a page right after a press', () => {
  expect(told(journeys.flatMap(findLeavings))).toEqual([])
})

test('a page that is left right after a press is found, but not when something is waited for', () => {
  const inTest = (statements: string) => findLeavings(planted(`test('x', async () => {\n${statements}\n})`))
  const press = "await page.getByRole('button', { name: 'Save' }).click()"
  expect(told(inTest(`${press}\nawait page.reload()`))).toEqual([
    'e2e/planted.e2e.ts:3 leaves the page right after click',
  ])
  expect(inTest(`await box.press('Enter')\nconst answer = await other.page.goto('/chats')`)).toHaveLength(1)
  expect(inTest(`${press}\nawait expect(saved).toBeVisible()\nawait page.reload()`)).toEqual([])
  expect(inTest(`${press}\n// Leaves at once: the product promises it.\nawait page.reload()`)).toEqual([])
})

test('no journey begins to listen after the press that brings what it listens for', () => {
  expect(told(journeys.flatMap(findLateListening))).toEqual([])
})

test('listening that begins after the press is found', () => {
  const inTest = (statements: string) => findLateListening(planted(`test('x', async () => {\n${statements}\n})`))
  const press = 'await link.click()'
  expect(told(inTest(`${press}\nconst tab = await context.waitForEvent('page')`))).toEqual([
    'e2e/planted.e2e.ts:3 listens after click: waitForEvent',
  ])
  expect(inTest(`const tab = context.waitForEvent('page')\n${press}\nawait tab`)).toEqual([])
})

test('no journey counts rows of everybody', () => {
  expect(told(journeys.flatMap(findCounts))).toEqual([])
})

test('a count over rows of everybody is found', () => {
  const count = (source: string) => told(findCounts(planted(source)))
  expect(count("await expect(page.getByRole('listitem')).toHaveCount(3)")).toEqual([
    'e2e/planted.e2e.ts:1 takes toHaveCount of the rows of a whole page',
  ])
  expect(count("const rows = alice.page.getByRole('article')\nawait rows.first().click()")).toHaveLength(1)
  expect(count("await expect(page.getByRole('row')).toHaveText(['One', 'Two'])")).toHaveLength(1)
  expect(count("await expect(page.getByText('3 offers', { exact: true })).toBeVisible()")).toEqual([
    'e2e/planted.e2e.ts:1 counts everybody\'s: "3 offers"',
  ])
  const onOwn = "test('x', async () => { const own = await startProduct(); await rows.first().click() })"
  expect(count(`const rows = page.getByRole('listitem')\n${onOwn}\nawait rows.count()`)).toHaveLength(1)
})

test('rows that are narrowed, none, those of an own product and those with a reason may be counted', () => {
  const count = (source: string) => findCounts(planted(source))
  expect(count("await page.getByRole('listitem').filter({ hasText: alice.username }).first().click()")).toEqual([])
  expect(count("await expect(page.getByRole('list', { name: 'Chats' }).getByRole('listitem')).toHaveCount(2)")).toEqual(
    [],
  )
  expect(count("const log = page.getByRole('log')\nawait log.getByRole('listitem').first().click()")).toEqual([])
  expect(count("await expect(page.getByRole('listitem')).toHaveCount(0)")).toEqual([])
  expect(count("// Of all rows: the list is the person's own.\nawait page.getByRole('listitem').count()")).toEqual([])
  const ofAll = 'test.beforeAll(async () => { product = await startProduct() })\n'
  expect(count(`${ofAll}test('x', async () => { await page.getByRole('listitem').first().click() })`)).toEqual([])
})

test('what journeys look for in both languages is of a catalogue, or they have said it themselves', () => {
  expect(told(unknownTexts(journeys))).toEqual([])
})

test('a text that no catalogue has is found, however it comes to be looked for', () => {
  const unknown = (source: string) => told(unknownTexts([planted(source)]))
  expect(unknown("await page.getByText('Sav this')")).toEqual(['e2e/planted.e2e.ts:1 no catalogue has: "Sav this"'])
  expect(unknown("await page.getByRole('button', { name: 'Save the wale' }).click()")).toHaveLength(1)
  expect(unknown('await expect(row).toContainText(/Nothing heer/)')).toHaveLength(1)
  expect(unknown('await expect(row).toHaveText([`${count} ofers`])')).toHaveLength(1)
  expect(unknown("const typed = 'What was typd'\nawait expect(page.getByText(typed)).toBeVisible()")).toHaveLength(1)
  expect(unknown("for (const [name] of [['Bacck']]) await page.getByLabel(name).click()")).toHaveLength(1)
  const press = 'const press = (page, name) => page.getByRole(role, { name }).click()\n'
  expect(unknown(`${press}await press(page, 'Pres me')`)).toEqual(['e2e/planted.e2e.ts:2 no catalogue has: "Pres me"'])
})

test('a text of a catalogue, one that was typed, sent or named, and one with a reason may be looked for', () => {
  const unknown = (source: string) => unknownTexts([planted(source)])
  expect(unknown("await page.getByText('Save this search')")).toEqual([])
  expect(unknown('await page.getByText(`Details, BMW ${model}`)\nbuildCar({ brand: "BMW" })')).toEqual([])
  expect(unknown("await box.fill('Any rust?')\nawait page.getByText('Any rust?')")).toEqual([])
  expect(unknown('await expect(row).toContainText(either(/Gone sins/, /Няма/))')).toEqual([])
  expect(unknown("// The same in both languages: a name of a program.\nawait page.getByText('Firefox')")).toEqual([])
})

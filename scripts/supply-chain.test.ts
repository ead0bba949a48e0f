import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAllowed, licenceList, lockedPackages } from './licences.ts'

const packages = lockedPackages()

/** Packages with a script that runs at their installation, and why the product does without it. */
const withScripts: Record<string, string> = {
  '@swc/core': 'its script only fetches a slower build where the platform has no binary package',
}

test('every package is held by its hash and comes from the registry', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
  // The registry's address is left out of the lock file; one that stands there would be of somewhere else.
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([])
  expect(packages.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
})

test('no dependency is asked for by address', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const asked = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  )
  expect(asked.filter(([, range]) => !/^\^?\d+\.\d+\.\d+$/.test(range))).toEqual([])
})

test('no package runs anything when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect(scripted).toEqual(Object.keys(withScripts))
})

test('every licence is one that we can keep', () => {
  expect(
    packages.filter(({ license }) => !isAllowed(license)).map(({ name, license }) => `${name}: ${license}`),
  ).toEqual([])
  expect(licenceList(packages)).not.toContain('NOT ALLOWED')
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['constructor', false],
  [undefined, false],
])('of the licence %s it is %s that it is allowed', (license, expected) => {
  expect(isAllowed(license)).toBe(expected)
})

test('the bill of materials names every package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'volan-sbom-'))
  execFileSync(process.execPath, ['scripts/sbom.ts', folder])
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string
    components: { name: string; group?: string; version: string; purl: string }[]
  }
  rmSync(folder, { recursive: true })
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))))
  expect(packages.map(({ name, version }) => `${name}@${version}`).filter((id) => !named.has(id))).toEqual([])
})

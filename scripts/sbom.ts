/**
 * `npm run sbom -- FOLDER`: writes what the product is built from, by the lock file: `sbom.cdx.json` (CycloneDX) and
 * `licences.md`. Ends with status 1 when a licence is not allowed (`licences.ts`).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed, licenceList, lockedPackages } from './licences.ts'

const [folder = 'sbom'] = process.argv.slice(2)
const packages = lockedPackages()
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'sbom.cdx.json'), cycloneDx())
writeFileSync(join(folder, 'licences.md'), licenceList(packages))
console.log(`${packages.length} packages: ${join(folder, 'sbom.cdx.json')}, ${join(folder, 'licences.md')}`)

const refused = packages.filter(({ license }) => !isAllowed(license))
for (const { name, version, license } of refused)
  console.error(`${name} ${version}: the licence "${license ?? 'none'}" is not allowed`)
process.exitCode = refused.length > 0 ? 1 : 0

function cycloneDx(): Buffer {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  return execFileSync('npm', args, { shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 })
}

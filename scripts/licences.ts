import { readFileSync } from 'node:fs'

/** What the lock file says of one package. */
export interface LockedPackage {
  name: string
  version: string
  license: string | undefined
  integrity: string | undefined
  resolved: string | undefined
  hasInstallScript: boolean
  /** Only for development: it is not there where the product runs. */
  isDev: boolean
}

/** Licences whose terms we can keep, and what they ask of us. Any other stops `npm run sbom` and the tests. */
const allowed: Record<string, string> = {
  MIT: 'keep the notice',
  'MIT-0': 'nothing',
  ISC: 'keep the notice',
  '0BSD': 'nothing',
  Unlicense: 'nothing',
  Zlib: 'keep the notice',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice, do not advertise with the authors',
  'BlueOak-1.0.0': 'keep the notice',
  'Apache-2.0': 'keep licence and NOTICE, say what was changed',
  'MPL-2.0': 'files of theirs that we change stay open; we change none',
  'MPL-1.1': 'files of theirs that we change stay open; we change none',
  BSD: 'keep the notice, do not advertise with the authors',
  'Python-2.0': 'keep the notice, say in short what was changed; we change nothing',
  'LGPL-3.0-or-later': 'libvips below sharp: a library of its own that can be exchanged, not linked into our code',
}

/** The packages of the lock file, each name and version once. */
export function lockedPackages(file = 'package-lock.json'): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Record<string, unknown>> }
  return (
    Object.entries(packages)
      // Folders of this repository stand there too.
      .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
      .map(([path, entry]) => ({
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: String(entry.version),
        license: entry.license as string | undefined,
        integrity: entry.integrity as string | undefined,
        resolved: entry.resolved as string | undefined,
        hasInstallScript: entry.hasInstallScript === true,
        isDev: entry.dev === true,
      }))
  )
}

/** May we use a package under this SPDX expression? Of `A OR B` one is enough, of `A AND B` all are needed. */
export function isAllowed(license: string | undefined): boolean {
  const parts = (license ?? '').replaceAll(/[()]/g, '').split(' AND ')
  return parts.every((part) => part.split(' OR ').some((id) => Object.hasOwn(allowed, id.trim())))
}

/** The list for readers: each licence with what it asks of us and the packages under it. */
export function licenceList(packages: LockedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ license }) => license ?? 'none')
  const sections = [...byLicence.keys()].toSorted(byCode).map((licence) => {
    const ids = licence.replaceAll(/[()]/g, '').split(/ AND | OR /)
    // Of `A OR B` the one that we can keep is chosen.
    const asks = ids.flatMap((id) => allowed[id] ?? []).join('; ') || 'NOT ALLOWED'
    const lines = (byLicence.get(licence) ?? []).map(
      ({ name, version, isDev }) => `- ${name} ${version}${isDev ? ' (development)' : ''}`,
    )
    return `## ${licence}\n\nAsks: ${asks}.\n\n${[...new Set(lines)].toSorted(byCode).join('\n')}\n`
  })
  return `# Licences of what Volan is built from\n\n${sections.join('\n')}`
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : 1
}

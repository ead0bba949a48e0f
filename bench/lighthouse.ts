/**
 * `npm run bench -- --lighthouse`: Lighthouse's scores (0 to 100, a phone on a slow way) of every public screen, median
 * of five runs in turn, beside a hand-written page of the same cars as the limit. Lighthouse judges no page whose
 * status is 404. `-- --lighthouse price` chooses screens by a part of their name.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserFlags, installedBrowser } from '../e2e/browser.ts'
import { firstCars, servePlainList } from './plain-list.ts'
import { median } from './measure.ts'
import { startProcess } from './processes.ts'

const rounds = 5
const folder = join(import.meta.dirname, 'lighthouse')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const screens = ['/home', '/themes', '/price', '/saved', '/seen', '/login', '/register', '/recover']

type Scores = Record<(typeof categories)[number], number>

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
  runtimeError?: { message: string }
}

/** Prints the table, and what keeps a screen from 100. */
export async function benchLighthouse(wanted = ''): Promise<void> {
  if (!existsSync(join(folder, 'node_modules'))) execFileSync('npm', ['install'], { cwd: folder, stdio: 'inherit' })
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-bench-'))
  const product = await startProcess('dist/server/main.js', { DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off' })
  const cars = await firstCars(product.address)
  const plain = await servePlainList(product.address, cars)
  const shared = new URL((await fetch(`${product.address}/c/${cars[0]?.id}`)).url).pathname
  const pages = new Map([
    ['hand-written list', `${plain.address}/themes`],
    ...[...screens, shared].map((path) => [path, product.address + path] as const),
  ])
  for (const name of pages.keys()) if (!name.includes(wanted)) pages.delete(name)
  try {
    await judgeInRounds(pages)
  } finally {
    plain.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function judgeInRounds(pages: Map<string, string>): Promise<void> {
  const scores = new Map([...pages.keys()].map((name) => [name, [] as Scores[]]))
  const faults = new Map<string, Set<string>>()
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of pages) {
      const report = await judge(url)
      scores.get(name)?.push(scoresOf(report))
      faults.set(name, new Set([...(faults.get(name) ?? []), ...faultsOf(report)]))
    }
  }
  console.log(`Lighthouse on a phone, median of ${rounds} (least)\n${''.padEnd(32)}${categories.join('   ')}`)
  for (const [name, all] of scores) {
    const cells = categories.map((category) => {
      const values = all.map((one) => one[category])
      return `${median(values)} (${Math.min(...values)})`.padEnd(category.length + 3)
    })
    console.log(name.slice(0, 30).padEnd(32) + cells.join(''))
    for (const fault of faults.get(name) ?? []) console.log(`    ${fault}`)
  }
}

async function judge(url: string): Promise<Report> {
  const { executablePath, env } = await installedBrowser()
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless ${browserFlags.filter((flag) => !flag.includes(' ')).join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)(join(folder, 'node_modules/.bin/lighthouse'), [url, ...options], {
    env: { ...env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
  })
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

function scoresOf(report: Report): Scores {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  return Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores
}

/** What counts towards a score and is not perfect. */
function faultsOf(report: Report): string[] {
  return categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${report.audits[id]?.title} ${report.audits[id]?.displayValue ?? ''}`),
  )
}

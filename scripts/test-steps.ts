/** The steps of `npm test`: checks, unit tests, journeys, and how each tries what failed again. */
import {
  readGeneratedReport,
  readJourneyReport,
  readUnitReport,
  type FailedTest,
  type TestReport,
} from './test-report.ts'

/** A command, with what it is given beside the environment of this process. */
export interface Command {
  command: string
  args: string[]
  env?: Record<string, string>
}

export interface Step extends Command {
  name: string
  /** Reads what a step that runs many tests says of them; other steps count as one. */
  report?: () => TestReport
  /** Runs a test that failed once more, alone. */
  again?: (test: FailedTest) => Command
}

const roots = ['contract', 'server', 'web', 'e2e', 'bench', 'drills', 'scripts']
const generatedList = 'test-results/generated.json'

const generated: Step = {
  name: 'generated files',
  command: 'node',
  args: ['scripts/generate.ts', '--list', generatedList],
  report: () => readGeneratedReport(generatedList),
}

const checks: Step[] = [
  generated,
  ...['contract', 'server', 'web', 'web/service-worker', 'e2e'].map((root) => ({
    name: `types of ${root}`,
    command: 'tsc',
    args: ['-p', root],
  })),
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--max-warnings', '0', ...roots] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'import rules', command: 'depcruise', args: ['--config', '.dependency-cruiser.cjs', ...roots] },
  ...['contract', 'server', 'web'].map((root) => ({
    name: `floors of ${root}`,
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser-floors.cjs', root],
  })),
]

/** Unit, store and call tests of the files that `paths` name. */
function units(engine: string, env: Record<string, string>, paths: string[]): Step {
  const report = `test-results/unit-${engine}.json`
  return {
    name: `tests on ${engine}`,
    command: 'vitest',
    args: ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
    report: () => readUnitReport(report),
    again: ({ file }) => ({ command: 'vitest', args: ['run', file, '--maxWorkers=1'], env }),
  }
}

/** Journeys in a browser; in Bulgarian they are the same ones, whose texts are looked up in the catalogues (decision 73). */
function journeys(engine: string, env: Record<string, string>, language: string, paths: string[]): Step {
  const report = `test-results/journeys-${engine}-${language}.json`
  const playwright = (...args: string[]) => ({
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts', ...args],
  })
  return {
    name: `journeys in ${language}, ${engine}`,
    ...playwright(...paths),
    env: { ...env, JOURNEY_REPORT: `../${report}` },
    report: () => readJourneyReport(report),
    again: ({ file, line, title }) => ({
      ...playwright(`/${file}:${line}`, '--grep', `${escaped(title)}$`, '--workers', '1', '--reporter', 'line'),
      env,
    }),
  }
}

/** One engine speaks English and the other Bulgarian, because walking all in four ways would take twice as long. */
const inBulgarian = { JOURNEY_LANGUAGE: 'bg' }

/**
 * All steps; those on PostgreSQL only where its address is known, those in a browser unless `isQuick`. `paths` narrows
 * tests and journeys to their files.
 */
export function testSteps(postgresUrl: string | undefined, isQuick: boolean, paths: string[]): Step[] {
  const onPostgres = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgresUrl ?? '' }
  // What never reaches the store is tested once.
  const ofStore = paths.length > 0 ? paths : ['server']
  const second = postgresUrl === undefined ? 'SQLite' : 'PostgreSQL'
  const inSecond = { ...(postgresUrl !== undefined && onPostgres), ...inBulgarian }
  const all = [
    ...checks,
    units('SQLite', {}, paths),
    { name: 'first load', command: 'node', args: ['scripts/first-load.ts'] },
    journeys('SQLite', {}, 'English', paths),
    { name: 'pages in longer texts', command: 'node', args: ['scripts/build-pseudo-pages.ts'] },
    journeys('SQLite', { JOURNEY_LANGUAGE: 'pseudo' }, 'longer texts', paths),
    ...(postgresUrl === undefined ? [] : [units('PostgreSQL', onPostgres, ofStore)]),
    journeys(second, inSecond, 'Bulgarian', paths),
  ]
  const needsPages = /journeys|first load|longer texts/
  return isQuick ? all.filter(({ name }) => !needsPages.test(name)) : all
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

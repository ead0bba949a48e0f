import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingsHelp } from '../config/settings-help.ts'
import { openTestApp } from '../testing/test-app.ts'
import { serveMetrics } from './metrics-server.ts'

/** The samples in deploy/ must name only what exists. */

const textOf = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')
const settings = new Set([...settingsHelp().matchAll(/^ {2}([A-Z_]+)\s/gm)].map(([, name]) => name))
/** Environment variables of Node and of the C library. */
const others = ['NODE_ENV', 'MALLOC_ARENA_MAX']
const isUnknown = (name: string | undefined) => !settings.has(name) && !others.includes(name ?? '')

interface Service {
  image?: string
  environment?: Record<string, string>
  ports?: string[]
  depends_on?: unknown
}

test("the operators' guide names every setting", () => {
  const guide = textOf('../docs/operating.md')
  expect([...settings].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('no exception is a setting of the product', () => {
  expect(others.filter((name) => settings.has(name))).toEqual([])
})

describe('compose.yaml', () => {
  const { services, volumes } = parse(textOf('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  const apps = Object.entries(services).filter(([name]) => name.startsWith('app'))

  test('starts three processes on one database, with existing settings', () => {
    expect(apps).toHaveLength(3)
    for (const [, { environment = {} }] of apps) {
      expect(Object.keys(environment).filter(isUnknown)).toEqual([])
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(['DATABASE_URL', 'TOKEN_KEY', 'TRUST_PROXY']))
    }
  })

  test('names an exact version of every image', () => {
    for (const [name, { image }] of Object.entries(services)) {
      expect(image, name).toMatch(/:(\d+\.\d+[\w.-]*|RELEASE\.[\w-]+)$/)
    }
  })

  test("publishes the proxy's ports and no other", () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
  })

  test('contains no secret', () => {
    for (const [, name = '', value] of textOf('compose.yaml').matchAll(/^.*?(\w*(?:PASSWORD|KEY)): (.+)$/gm)) {
      expect(value, name).toMatch(/\$\{\w+:\?\}/)
    }
  })

  test('the proxy lists each process, and the processes trust it', () => {
    const text = textOf('compose.yaml')
    for (const [name] of apps) expect(text).toContain(`server ${name}:3000 `)
    expect(text).toContain(`ipv4_address: ${apps[0]?.[1].environment?.TRUST_PROXY}`)
    expect(Object.keys(volumes)).toContain('data')
  })
})

test('the container file and the unit use existing settings and start existing files', () => {
  const unit = textOf('volan@.service')
  const set = [textOf('Containerfile'), unit].flatMap((text) =>
    [...text.matchAll(/^(?:ENV |Environment=)(.+)$/gm)].flatMap(([, pairs = '']) => pairs.split(' ')),
  )
  expect(set.map((pair) => pair.split('=')[0]).filter(isUnknown)).toEqual([])
  for (const text of [textOf('Containerfile'), unit]) expect(text).toMatch(/dist\/server\/main\.js/)
  for (const line of ['NoNewPrivileges=true', 'ProtectSystem=strict', 'StateDirectory=volan', 'LimitNOFILE=65536']) {
    expect(unit.split('\n')).toContain(line)
  }
})

test('dashboard and alerts query existing metrics, and each alert says what to do', async () => {
  const { metrics } = await openTestApp()
  const address = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  const figures = await (await fetch(address)).text()
  const known = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const { groups } = parse(textOf('alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[]
  }
  const dashboard = JSON.parse(textOf('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const rules = groups.flatMap(({ rules: some }) => some)
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expr) => [...expr.matchAll(/\b((?:volan|process|nodejs)_\w+)\{/g)].map(([, name]) => name))
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !known.has(name?.replace(/_bucket$/, '')))).toEqual([])
  expect(rules.length).toBeGreaterThanOrEqual(3)
  for (const { alert, annotations } of rules) expect(annotations.action?.length, alert).toBeGreaterThan(80)
})

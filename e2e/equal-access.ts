import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page } from '@playwright/test'

/** What of IBM's Equal Access checker is used here. */
interface Checker {
  check(node: Document, guidelines: string[]): Promise<{ results: Result[] }>
}

/** What a rule says of an element: `['VIOLATION', 'FAIL']`, or what it is not sure of, or what is right. */
interface Result {
  ruleId: string
  value: [kind: string, outcome: string]
  message: string
  snippet: string
  node: Element
}

declare global {
  interface Window {
    ace: { Checker: new () => Checker }
  }
}

let source: string | undefined

/** Brings the second judge into the page that stands. */
export async function bringEqualAccess(page: Page): Promise<void> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')
  await page.evaluate(source)
}

/** The rules of WCAG 2.2 that the page fails by the second judge, and where. */
export async function failuresOf(page: Page): Promise<[string, string[]][]> {
  const failures = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId, node }) => !isClosed(node) && !isUsername(ruleId, node))
      .map(({ ruleId, message, snippet }) => ({ rule: `${ruleId}: ${message}`, snippet }))

    /** What a closed group holds is not shown, and is judged where it is open; this judge misses its labels alone. */
    function isClosed(node: Element): boolean {
      return node.closest('details:not([open])') !== null && node.closest('summary') === null
    }

    /** HTML's table of autofill allows it ("Username" is one of its control groups), as axe does, too. */
    function isUsername(ruleId: string, node: Element): boolean {
      return ruleId === 'input_autocomplete_valid' && node.matches('[type="email"][autocomplete="username"]')
    }
  })
  const byRule = Map.groupBy(failures, ({ rule }) => rule)
  return [...byRule].map(([rule, found]) => [rule, found.map(({ snippet }) => snippet)])
}

import { type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Brings axe into the page that stands: half a megabyte of script, once for all that is looked at in it. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source)
}

/**
 * The rules that the page violates, and where; all of axe's rules, unless `runOnly` names some. Only violations are told
 * of: with what is right each run describes all elements of the page.
 */
export async function violationsOf(page: Page, runOnly?: RunOptions['runOnly']): Promise<[string, string[]][]> {
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run({ ...(only && { runOnly: only }), resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
  }, runOnly)
}

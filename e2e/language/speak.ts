import { expect as base, type Browser, type Locator } from '@playwright/test'
import { journeyLanguage } from './journey-language.ts'
import { asItIs, inJourneyLanguage, translationOf, translationsOf } from './translate.ts'

const isTranslated = journeyLanguage !== 'en'

/** What a screen says for an English text, where a journey compares it itself. */
export function said(english: string): string {
  return isTranslated ? translationOf(english) : english
}

/** A text that each language writes by its own rules, such as a time. */
export function either(english: RegExp, bulgarian: RegExp): RegExp {
  return asItIs(isTranslated ? bulgarian : english)
}

type Text = string | RegExp
type Options = Record<string, unknown> & { exact?: boolean }
type Prototype = Record<string | symbol, unknown>
type Method = (this: unknown, ...given: unknown[]) => unknown

const byText = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']
const isPatched = Symbol('looks for translated texts')

/** Makes everything that looks for a text of the page look for its translation. */
export async function speak(browser: Browser): Promise<void> {
  // The runner's classes are known by their objects only.
  const page = await browser.newPage()
  const locator = page.locator('body')
  for (const one of [page, page.mainFrame(), locator]) {
    const prototype = Object.getPrototypeOf(one) as Prototype
    if (Object.hasOwn(prototype, isPatched)) continue
    prototype[isPatched] = true
    for (const name of byText) {
      replace(prototype, name, ([text, options]) => [inJourneyLanguage(text as Text, lookOf(options)), options])
    }
    replace(prototype, 'getByRole', ([role, options]) => [role, named(options as Options | undefined)])
    replace(prototype, 'locator', ([selector, options]) => [selector, filtered(options as Options | undefined)])
    replace(prototype, 'filter', ([options]) => [filtered(options as Options | undefined)])
  }
  replace(Object.getPrototypeOf(locator) as Prototype, 'selectOption', ([values, ...others]) => [
    labels(values),
    ...others,
  ])
  await page.close()
}

function replace(prototype: Prototype, name: string, change: (given: unknown[]) => unknown[]): void {
  const original = prototype[name] as Method | undefined
  if (original === undefined) return
  prototype[name] = function changed(this: unknown, ...given: unknown[]) {
    return original.apply(this, change(given))
  }
}

function lookOf(options: unknown): { isExact: boolean } {
  return { isExact: (options as Options | undefined)?.exact === true }
}

function named(options: Options | undefined): Options | undefined {
  return options?.name === undefined
    ? options
    : { ...options, name: inJourneyLanguage(options.name as Text, lookOf(options)) }
}

function filtered(options: Options | undefined): Options | undefined {
  const texts = ['hasText', 'hasNotText'].filter((name) => options?.[name] !== undefined)
  return texts.reduce(
    (rest, name) => ({ ...rest, [name]: inJourneyLanguage(rest?.[name] as Text, { isExact: false }) }),
    options,
  )
}

/** An option by its value, which no language changes, or by its translated label. */
function labels(values: unknown): unknown {
  return typeof values === 'string' ? [values, ...translationsOf(values).filter((one) => one !== values)] : values
}

const attributes = new Set(['aria-label', 'title', 'alt', 'placeholder'])
const isWhole = { isExact: true }
const isWithin = { isExact: false, isCaseSensitive: true }

/** What assertions about texts compare with, translated. */
const compared: Record<string, (given: unknown[]) => unknown[]> = {
  toHaveText: ([text, ...others]) => [each(text, isWhole), ...others],
  toContainText: ([text, ...others]) => [each(text, isWithin), ...others],
  toHaveTitle: ([text, ...others]) => [each(text, isWhole), ...others],
  toHaveAccessibleName: ([text, ...others]) => [each(text, isWhole), ...others],
  toHaveAccessibleDescription: ([text, ...others]) => [each(text, isWhole), ...others],
  toHaveAttribute: ([name, text, ...others]) =>
    attributes.has(name as string) && text !== undefined
      ? [name, each(text, isWhole), ...others]
      : [name, text, ...others],
}

function each(text: unknown, look: { isExact: boolean }): unknown {
  return Array.isArray(text)
    ? text.map((one) => inJourneyLanguage(one as Text, look))
    : inJourneyLanguage(text as Text, look)
}

/** Assertions of the runner, which compare with translated texts where journeys are not in English. */
export const expect: typeof base = isTranslated
  ? new Proxy(base, {
      apply: (target, _self, given: [Locator]) => asserting(target(...given)),
    })
  : base

function asserting<T extends object>(assertions: T): T {
  return new Proxy(assertions, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (name === 'not') return asserting(member as object)
      const change = compared[name as string]
      return change ? (...given: unknown[]) => (member as Method).apply(target, change(given)) : member
    },
  })
}

import { type Page } from '@playwright/test'
import { untilHydrated } from './hydrated.ts'
import { journeyLanguage } from './language/journey-language.ts'
import { asItIs } from './language/translate.ts'
import { expect } from './product.ts'

/** The button of each language, which calls itself the same in both. */
export const toBulgarian = (page: Page) => page.getByRole('button', { name: asItIs(/Български/) })
export const toEnglish = (page: Page) => page.getByRole('button', { name: asItIs(/English/) })

/** Presses a language and waits until the page speaks it. */
export async function choose(page: Page, language: 'bg' | 'en'): Promise<void> {
  await untilHydrated(page)
  await (language === 'bg' ? toBulgarian(page) : toEnglish(page)).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await untilHydrated(page)
}

/** Chooses the language in which the journey does not speak, and then its own again. */
export async function thereAndBack(page: Page): Promise<void> {
  for (const language of journeyLanguage === 'bg' ? (['en', 'bg'] as const) : (['bg', 'en'] as const))
    await choose(page, language)
}

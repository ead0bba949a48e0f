/** Firefox without a window, by WebDriver BiDi. */
import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { findProgram } from '../../scripts/processes.ts'
import { type Driver, type Engine, type InstallableEngine } from './driver.ts'

const names = ['firefox-esr', 'firefox']

export const firefox: InstallableEngine = {
  name: 'Firefox',
  isInstalled: () => findProgram(names) !== undefined,
  howToInstall: 'apt-get install firefox-esr',
  start,
}

async function start(): Promise<Engine> {
  const executablePath = findProgram(names)
  if (executablePath === undefined) throw new Error('Firefox is not installed.')
  // The drill ends it itself, however it is interrupted.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const extraPrefsFirefox = { 'intl.accept_languages': 'en' }
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox, ...signals })
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async () => driverOf(await (await browser.createBrowserContext()).newPage({ type: 'window' })),
    end: () => browser.close(),
  }
}

/** A window behind another one has no focus, and hears of none that comes or goes. */
function driverOf(page: Page): Driver<ElementHandle> {
  return {
    goTo: async (address) => void (await page.goto(address)),
    goBack: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    resize: (size) => page.setViewport(size),
    find: (xpath) => page.$$(`xpath/${xpath}`),
    isVisible: (element) => element.isVisible(),
    async click(element) {
      await page.bringToFront()
      await element.click()
    },
    async type(element, text) {
      await page.bringToFront()
      await element.click({ count: 3 })
      await element.type(text)
    },
    choose: async (element, value) => void (await element.select(value)),
    attach: (element, files) => element.uploadFile(...files),
    picture: () => page.screenshot(),
  }
}

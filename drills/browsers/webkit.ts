/** WebKit as Debian packages it: MiniBrowser on a virtual screen, by WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { childrenOf, endProcess, findProgram, freePort } from '../../scripts/processes.ts'
import { type Engine, type InstallableEngine } from './driver.ts'
import { openSession, type Session } from './webdriver.ts'

/** One version of WebKitGTK beside another: the newest. */
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').toSorted().at(-1)
const webDriver = () => findProgram(['WebKitWebDriver'])
const virtualScreen = () => findProgram(['Xvfb'])

export const webkit: InstallableEngine = {
  name: 'WebKit',
  isInstalled: () => [miniBrowser(), webDriver(), virtualScreen()].every((path) => path !== undefined),
  howToInstall: 'apt-get install webkit2gtk-driver xvfb',
  start,
}

async function start(): Promise<Engine> {
  const screen = spawn(virtualScreen() ?? '', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const env = { ...process.env, LANGUAGE: 'en', DISPLAY: `:${display.toString().trim()}` }
  const windows: { driver: ChildProcess; session: Session }[] = []
  const open = async () => {
    const port = await freePort()
    const driver = spawn(webDriver() ?? '', [`--port=${port}`], { stdio: 'ignore', env })
    try {
      // In full screen nothing of the browser's own stands around the page: its toolbar is wider than a phone.
      const options = { binary: miniBrowser(), args: ['--automation', '--full-screen'] }
      const session = await openSession(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options })
      windows.push({ driver, session })
      return session
    } catch (error) {
      await endDriver(driver)
      throw error
    }
  }
  return {
    name: 'WebKit',
    open: async () => (await open()).driver,
    async end() {
      for (const { session, driver } of windows) {
        await session.end().catch(() => {})
        await endDriver(driver)
      }
      await endProcess(screen, 'SIGTERM')
    },
  }
}

/** With the browser that it has started, should that still run. */
async function endDriver(driver: ChildProcess): Promise<void> {
  const browsers = childrenOf(driver.pid ?? 0)
  await endProcess(driver, 'SIGTERM')
  for (const browser of browsers) {
    try {
      process.kill(browser, 'SIGTERM')
    } catch {
      // It has ended by itself.
    }
  }
}

/** Walks through the product in engines other than the one of the journeys, as far as this machine has them. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type FaultStore } from '../fault-store.ts'
import { withProducts } from '../product.ts'
import { type Report } from '../report.ts'
import { type Driver, type Engine, type InstallableEngine } from './driver.ts'
import { firefox } from './firefox.ts'
import { phone, wide } from './tab.ts'
import { walk, type Step, type Walkable, type Walked } from './walk.ts'
import { webkit } from './webkit.ts'

const engines = [firefox, webkit]

/** A folder for screenshots: of every screen, or of all windows when a step has failed. */
const pictures = process.env.DRILL_PICTURES

/** Until pictures of a screen have come and nothing moves. */
const paintMs = 800

/** A step that was reported; the next ones stand on it. */
class FailedStep extends Error {}

/** Fails when a step does, and where there is no engine to walk in. */
export async function drillBrowsers(report: Report): Promise<void> {
  const [installed, missing] = [true, false].map((is) => engines.filter((engine) => engine.isInstalled() === is))
  for (const { name, howToInstall } of missing ?? []) report.note(`${name}: skipped. To install it: ${howToInstall}`)
  report.check('engines installed', installed?.length ?? 0, 'at least', 1)
  for (const engine of installed ?? []) {
    // What a second factor shows is looked at by somebody else.
    const wanted = { engine: 'SQLite', settings: { ROLES_NEED_FACTOR: '0' } } as const
    await withProducts(wanted, ({ address, store }) =>
      drillEngine(engine, { address, makeModerator: (email) => giveRole(store, email) }, report),
    )
  }
}

function giveRole({ settings }: FaultStore, email: string): Promise<unknown> {
  const command = ['server/moderation/role.ts', email, 'moderator']
  return promisify(execFile)(process.execPath, command, { env: { ...process.env, ...settings } })
}

/** Ends the engine even when the drill is interrupted. */
async function drillEngine({ name, start }: InstallableEngine, product: Walkable, report: Report): Promise<void> {
  const step = stepsOf(name, report)
  const finished = new AbortController()
  const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal, finished))
  let engine: Engine | undefined
  const windows: Driver[] = []
  try {
    const walked = async () => {
      const { open } = (engine = await step('starts', start))
      const openNoted = async () => {
        const driver = await open()
        windows.push(driver)
        return driver
      }
      await takePictures(await walk(openNoted, product, step), name, step)
    }
    if ((await Promise.race([walked(), ...interrupts])) !== undefined) throw new Error('The drill was interrupted.')
  } catch (error) {
    if (!(error instanceof FailedStep)) throw error
    for (const [index, driver] of windows.entries()) await writePicture(driver, `${name}-failed-${index}`)
  } finally {
    finished.abort()
    await engine?.end()
  }
}

function stepsOf(engine: string, report: Report): Step {
  return async (name, act) => {
    const startedAt = performance.now()
    const end = (failure?: unknown) => report.step(`${engine}: ${name}`, performance.now() - startedAt, failure)
    try {
      const result = await act()
      end()
      return result
    } catch (error) {
      end(error)
      throw new FailedStep()
    }
  }
}

/** Every main screen, on a phone and wide. */
async function takePictures({ seller, visitor, carPath, otherId }: Walked, engine: string, step: Step): Promise<void> {
  if (pictures === undefined) return
  const ofVisitor = ['/home', '/themes', '/login', '/register', '/price', '/saved', '/404', `/c/${carPath.slice(8)}`]
  const ofUser = ['/home', '/add-theme', '/profile', '/profile/settings', '/all-users', '/search', '/searches']
  const ofTwo = [carPath, carPath.replace('/themes', '/edit-theme'), `/all-users/${otherId}`, `/chats/${otherId}`]
  const screens = [
    { tab: visitor, paths: ofVisitor },
    { tab: seller, paths: [...ofUser, ...ofTwo] },
  ]
  for (const size of [phone, wide]) {
    await step(`pictures of ${size.width} px`, async () => {
      for (const [index, { tab, paths }] of screens.entries()) {
        await tab.resize(size)
        for (const path of paths) {
          await tab.goTo(path)
          await sleep(paintMs)
          await writePicture(tab, `${engine}-${size.width}-${index}${path.replaceAll('/', '-').slice(0, 30)}`)
        }
      }
    })
  }
}

async function writePicture(of: Pick<Driver, 'picture'>, name: string): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  writeFileSync(join(pictures, `${name}.png`), await of.picture())
}

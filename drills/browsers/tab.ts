/** A window as a person uses it: things are found by what stands on them, and are waited for. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Driver, type Size } from './driver.ts'

const timeoutMs = 15_000

export const wide: Size = { width: 1280, height: 860 }
export const phone: Size = { width: 390, height: 844 }

export class Tab {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  /** Opens an address of the product; ends when it is hydrated. */
  async goTo(path: string): Promise<void> {
    await this.#driver.goTo(this.#origin + path)
    await this.#untilHydrated()
  }

  async reload(): Promise<void> {
    await this.#driver.reload()
    await this.#untilHydrated()
  }

  goBack(): Promise<void> {
    return this.#driver.goBack()
  }

  resize(size: Size): Promise<void> {
    return this.#driver.resize(size)
  }

  picture(): Promise<Uint8Array> {
    return this.#driver.picture()
  }

  async path(): Promise<string> {
    return (await this.#driver.address()).slice(this.#origin.length)
  }

  /** Presses a link, a button, an option or a box with a label. A name that ends with `...` is the beginning of one. */
  press(name: string, { as = '*', within = '' }: { as?: 'button' | '*'; within?: string } = {}): Promise<void> {
    const isNamed = ['normalize-space(.)', '@aria-label'].map((of) => named(of, name)).join(' or ')
    const region = within === '' ? '' : `//*[@aria-label = "${within}"]`
    const isPressed = 'self::a or self::button or self::label or self::summary or @role = "option"'
    return this.#use(`${region}//${as}[${isPressed}][${isNamed}]`, (driver, element) => driver.click(element))
  }

  fill(label: string, text: string): Promise<void> {
    return this.#use(field(label), (driver, element) => driver.type(element, text))
  }

  choose(label: string, value: string): Promise<void> {
    return this.#use(field(label), (driver, element) => driver.choose(element, value))
  }

  /** Such a field is hidden behind a button of the product's. */
  async attach(label: string, files: string[]): Promise<void> {
    await this.#wait(`the field ${label}`, async () => {
      const [element] = await this.#driver.find(field(label))
      if (element !== undefined) await this.#driver.attach(element, files)
      return element !== undefined
    })
  }

  async expectText(text: string, times = 1): Promise<void> {
    await this.#wait(`"${text}"`, async () => (await this.#visible(holders(text))).length >= times)
  }

  async expectNoText(text: string): Promise<void> {
    await this.#wait(`no "${text}"`, async () => (await this.#visible(holders(text))).length === 0)
  }

  async expectAddress(pattern: RegExp): Promise<void> {
    await this.#wait(`the address ${pattern}`, async () => pattern.test(await this.#driver.address()))
  }

  #untilHydrated(): Promise<void> {
    return this.#wait('the script', async () => (await this.#driver.find('//*[@data-unhydrated]')).length === 0)
  }

  #use(xpath: string, act: (driver: Driver, element: unknown) => Promise<void>): Promise<void> {
    return this.#wait(xpath, async () => {
      const [element] = await this.#visible(xpath)
      if (element !== undefined) await act(this.#driver, element)
      return element !== undefined
    })
  }

  async #visible(xpath: string): Promise<unknown[]> {
    const visible: unknown[] = []
    for (const element of await this.#driver.find(xpath))
      if (await this.#driver.isVisible(element)) visible.push(element)
    return visible
  }

  /** Tries until it is so. What fails meanwhile may have been replaced while it was looked at. */
  async #wait(what: string, isSo: () => Promise<boolean>): Promise<void> {
    let failure: unknown
    for (const until = performance.now() + timeoutMs; performance.now() < until; await sleep(50)) {
      try {
        if (await isSo()) return
        failure = undefined
      } catch (error) {
        failure = error
      }
    }
    throw new Error(`Waited for ${what}`, { cause: failure })
  }
}

function named(of: string, name: string): string {
  return name.endsWith('...') ? `starts-with(${of}, "${name.slice(0, -3)}")` : `${of} = "${name}"`
}

/** The field with a label, or with words that stand for one. */
function field(label: string): string {
  const isNamed = ['@aria-label', '@placeholder'].map((of) => named(of, label)).join(' or ')
  const ownLabel = `//label[${named('normalize-space(.)', label)}]`
  return `//*[self::input or self::select or self::textarea][${isNamed} or @id = ${ownLabel}/@for]`
}

/** The innermost elements that hold a text, and those that speak it. */
function holders(text: string): string {
  const holds = `contains(normalize-space(.), "${text}")`
  return `//body//*[@aria-label = "${text}" or ${holds} and not(*[${holds}])]`
}

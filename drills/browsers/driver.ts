/** Of the page in a window, in px. */
export interface Size {
  width: number
  height: number
}

/** What the walk needs of a window. Elements are found by XPath, which every engine and both protocols speak. */
export interface Driver<Element = unknown> {
  goTo(address: string): Promise<void>
  goBack(): Promise<void>
  reload(): Promise<void>
  address(): Promise<string>
  resize(size: Size): Promise<void>
  find(xpath: string): Promise<Element[]>
  isVisible(element: Element): Promise<boolean>
  click(element: Element): Promise<void>
  /** Types over what stands in a field. */
  type(element: Element, text: string): Promise<void>
  /** Chooses an option of a `select` by its value. */
  choose(element: Element, value: string): Promise<void>
  attach(element: Element, files: string[]): Promise<void>
  /** What is seen, as PNG. */
  picture(): Promise<Uint8Array>
}

/** An engine that runs. */
export interface Engine {
  /** With its version. */
  name: string
  /** Opens a window of somebody else: nothing is shared with the windows before. */
  open: () => Promise<Driver>
  end(): Promise<void>
}

/** An engine that this machine may have. */
export interface InstallableEngine {
  name: string
  isInstalled(): boolean
  /** How Debian installs it. */
  howToInstall: string
  start: () => Promise<Engine>
}

import { Component, createRef, type ReactNode } from 'react'

interface Seen {
  element: Element
  /** Px from the top of the list. */
  top: number
}

/** Keeps the comment that one reads where it is on the screen when comments come or go, or parts of the page above them. */
export class KeepPlace extends Component<{ children: ReactNode }> {
  readonly #list = createRef<HTMLDivElement>()
  /** Where the list began in the window, and how far the page was scrolled. */
  #place = { top: 0, scrollY: 0 }
  #sizes: ResizeObserver | undefined

  override componentDidMount(): void {
    this.#notePlace()
    // Before the changed sizes are painted.
    this.#sizes = new ResizeObserver(() => this.#keepBelowOthers())
    this.#sizes.observe(document.body)
    window.addEventListener('scroll', this.#notePlace, { passive: true })
  }

  override componentWillUnmount(): void {
    this.#sizes?.disconnect()
    window.removeEventListener('scroll', this.#notePlace)
  }

  override getSnapshotBeforeUpdate(): Seen | null {
    // Who writes looks at the form, below which the own comment appears.
    const isWriting = Boolean(document.activeElement?.closest('form'))
    const entries = this.#list.current?.querySelectorAll('[data-comment]') ?? []
    const element = isWriting ? undefined : [...entries].find(isInView)
    return element ? { element, top: this.#topOf(element) } : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, seen: Seen | null): void {
    if (!seen?.element.isConnected) return
    scrollOn(this.#topOf(seen.element) - seen.top)
  }

  readonly #notePlace = (): void => {
    this.#place = { top: this.#listTop(), scrollY: window.scrollY }
  }

  /** Follows parts above that come late or change, when the list fills the window from its top and nobody scrolled. */
  #keepBelowOthers(): void {
    const { top, scrollY } = this.#place
    if (top < headerHeight && scrollY === window.scrollY) scrollOn(this.#listTop() - top)
    this.#notePlace()
  }

  #listTop(): number {
    return this.#list.current?.getBoundingClientRect().top ?? 0
  }

  /** Px from the top of the list, which other parts of the page may move. */
  #topOf(element: Element): number {
    return element.getBoundingClientRect().top - this.#listTop()
  }

  override render() {
    return <div ref={this.#list}>{this.props.children}</div>
  }
}

/** Px of the window that the header covers. */
export const headerHeight = 64

/** Whether a part of an element can be read. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > headerHeight && top < window.innerHeight
}

function scrollOn(top: number): void {
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' })
}

import { Component, createRef, type ReactNode } from 'react'

interface Seen {
  element: Element
  /** Px from the top of the list. */
  top: number
}

/** Keeps what one reads where it is on the screen when comments come or go above it. */
export class KeepPlace extends Component<{ children: ReactNode }> {
  readonly #list = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): Seen | null {
    // Who writes looks at the form, below which the own comment appears.
    const isWriting = Boolean(document.activeElement?.closest('form'))
    const entries = this.#list.current?.querySelectorAll('[data-comment]') ?? []
    const element = isWriting ? undefined : [...entries].find(isInView)
    return element ? { element, top: this.#topOf(element) } : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, seen: Seen | null): void {
    if (!seen?.element.isConnected) return
    const shift = this.#topOf(seen.element) - seen.top
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  }

  /** Px from the top of the list, which other parts of the page may move. */
  #topOf(element: Element): number {
    return element.getBoundingClientRect().top - (this.#list.current?.getBoundingClientRect().top ?? 0)
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

import { useEffect, useRef, type ComponentProps } from 'react'
import { createPageStore, useStore } from './store.ts'
import { useUiTexts } from './ui-texts.tsx'

let isFocusAwaited = false

/** Unread messages before the tab's title; empty when there are none. */
const tabCount = createPageStore('')

interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'children'> {
  children: string
  /** The browser tab's title if it differs. */
  tabTitle?: string | undefined
}

/** The page's one `h1`. It titles the browser's tab and takes the focus after a change of route. */
export function PageTitle({ children, tabTitle = children, ...rest }: PageTitleProps) {
  const texts = useUiTexts()
  const count = useStore(tabCount)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = (count && `(${count}) `) + texts.tabTitle(tabTitle)
  }, [texts, tabTitle, count])

  useEffect(() => {
    if (heading.current) giveFocus(heading.current)
  }, [])

  return (
    <h1 {...rest} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** Puts a count before the title of the tab, on this and later screens. */
export function setTabCount(count: string): void {
  tabCount.set(count)
}

/** Lets the title of the next screen take the focus once it is rendered. */
export function awaitTitleFocus(): void {
  isFocusAwaited = true
}

function giveFocus(heading: HTMLElement): void {
  if (!isFocusAwaited) return
  isFocusAwaited = false
  // The router restores the scroll position.
  heading.focus({ preventScroll: true })
}

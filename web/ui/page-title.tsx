import { useEffect, useRef, type ComponentProps } from 'react'
import { useUiTexts } from './ui-texts.tsx'

let isFocusAwaited = false

interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'children'> {
  children: string
  /** What the browser's tab shows when it is not the title itself. */
  tabTitle?: string | undefined
}

/** The page's one `h1`. It names the browser's tab and takes the focus after a change of route. */
export function PageTitle({ children, tabTitle = children, ...rest }: PageTitleProps) {
  const texts = useUiTexts()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = texts.tabTitle(tabTitle)
  }, [texts, tabTitle])

  useEffect(() => {
    if (heading.current) giveFocus(heading.current)
  }, [])

  return (
    <h1 {...rest} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** The frame calls it when a new screen has been asked for: its title, once it stands there, takes the focus. */
export function awaitTitleFocus(): void {
  isFocusAwaited = true
}

function giveFocus(heading: HTMLElement): void {
  if (!isFocusAwaited) return
  isFocusAwaited = false
  // The place on the page is the router's to restore.
  heading.focus({ preventScroll: true })
}

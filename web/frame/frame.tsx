import { Suspense, useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { rulesPath } from '../../contract/plain-pages.ts'
import { neededPart } from '../lazy-part.tsx'
import { sentenceOf } from '../call-error.ts'
import { loadAgain } from '../load-again.ts'
import { usePage } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'

const loadMenu = () => import('./menu-panel.tsx')
const loadWaitingPage = () => import('./waiting-page.tsx')
const MenuPanel = neededPart(async () => (await loadMenu()).MenuPanel)

const openedAt = new Date()

/** Ms after the page until the menu and the waiting page load. */
const menuPause = 1000

interface FrameProps {
  hasFooter: boolean
  /** Bars below that of the connection. */
  bars: ReactNode
  /** The person's own place among the tools of the header. */
  personal: ReactNode
  onLogout: () => void
  children: ReactNode
}

/** The parts around every screen: skip link, header with navigation, connection bar, footer. */
export function Frame({ hasFooter, bars, personal, onLogout, children }: FrameProps) {
  const audience = useSession() ? 'user' : 'visitor'
  const path = usePage().url.pathname
  /** The path at which the menu was opened; going back from it closes the menu. */
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
  const isMenuOpen = menuOpenAt === path
  const burger = useRef<HTMLButtonElement>(null)
  const main = useRef<HTMLElement>(null)
  const menuId = useId()

  useEffect(() => {
    // After the first screen and its pictures; an earlier press on the button loads the menu at once.
    const timer = setTimeout(() => void Promise.allSettled([loadMenu(), loadWaitingPage()]), menuPause)
    return () => clearTimeout(timer)
  }, [])

  /** The page stops scrolling under the menu only once the menu has loaded. */
  async function openMenu() {
    try {
      await loadAgain(loadMenu)
      setMenuOpenAt(path)
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    }
  }

  function closeMenu() {
    setMenuOpenAt(null)
    burger.current?.focus()
  }

  function logOut() {
    setMenuOpenAt(null)
    onLogout()
  }

  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <div className={styles.frame} data-menu={isMenuOpen || undefined} data-filled={!hasFooter || undefined}>
      <a className={styles.skip} href="#main" onClick={skip}>
        {texts.frame.skipToContent}
      </a>
      <Header
        audience={audience}
        isMenuOpen={isMenuOpen}
        menuId={menuId}
        burger={burger}
        personal={personal}
        onToggleMenu={() => (isMenuOpen ? closeMenu() : void openMenu())}
        onLogout={logOut}
      />
      {isMenuOpen && (
        <Suspense>
          <MenuPanel id={menuId} audience={audience} onClose={closeMenu} onLogout={logOut} />
        </Suspense>
      )}
      <ConnectionBar />
      {bars}
      <main ref={main} id="main" className={styles.main} tabIndex={-1} inert={isMenuOpen}>
        {children}
      </main>
      {hasFooter && (
        <footer className={styles.footer} inert={isMenuOpen}>
          <p suppressHydrationWarning>{texts.frame.copyright(openedAt)}</p>
          <a href={rulesPath}>{texts.frame.rules}</a>
        </footer>
      )}
    </div>
  )
}

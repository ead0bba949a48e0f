import { CarFront, LogIn, LogOut, Plus, Search, User, UserPlus, Users } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { layout } from '../../contract/limits.ts'
import { href } from '../router/address.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import car from '../ui/pictures/cutout-suv.svg'
import dusk from '../ui/pictures/dusk.svg'
import styles from './menu-panel.module.css'
import { isAt, navScreens, type NavScreen } from './navigation.ts'

const icons: Record<NavScreen, ReactNode> = {
  cars: <CarFront />,
  addCar: <Plus />,
  ownProfile: <User />,
  people: <Users />,
  search: <Search />,
  login: <LogIn />,
  register: <UserPlus />,
}

interface MenuPanelProps {
  id: string
  audience: 'visitor' | 'user'
  onClose: () => void
  onLogout: () => void
}

/** The navigation of a narrow window. It takes the focus, and the burger button takes it back. */
export function MenuPanel({ id, audience, onClose, onLogout }: MenuPanelProps) {
  const page = usePage()
  const panel = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)

  // In a layout effect, so that Escape works from the first frame.
  useLayoutEffect(() => {
    panel.current?.querySelector('a')?.focus()
    const closing = new AbortController()
    const wide = matchMedia(`(width >= ${layout.burgerBelow}px)`)
    wide.addEventListener('change', () => close(), closing)
    document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), closing)
    return () => closing.abort()
  }, [])

  return (
    <nav ref={panel} id={id} className={styles.panel} aria-label={texts.frame.menu}>
      <ul>
        {navScreens(audience).map((name) => (
          <li key={name}>
            <a
              href={href(name)}
              className={styles.entry}
              aria-current={isAt(name, page) ? 'page' : undefined}
              onClick={onClose}
            >
              {icons[name]}
              {texts.frame.nav[name]}
            </a>
          </li>
        ))}
        {audience === 'user' && (
          <li>
            <button type="button" className={styles.entry} onClick={onLogout}>
              <LogOut />
              {texts.frame.nav.logout}
            </button>
          </li>
        )}
      </ul>
      <div className={styles.dusk}>
        <img src={dusk} alt="" className={styles.sky} />
        <img src={car} alt="" className={styles.car} />
      </div>
    </nav>
  )
}

import { Menu, X } from 'lucide-react'
import { type ReactNode, type Ref } from 'react'
import { href } from '../router/address.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import logo from '../ui/pictures/logo-mark.svg'
import styles from './header.module.css'
import { highlighted, isAt, navScreens } from './navigation.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface HeaderProps {
  audience: 'visitor' | 'user'
  isMenuOpen: boolean
  menuId: string
  burger: Ref<HTMLButtonElement>
  personal: ReactNode
  onToggleMenu: () => void
  onLogout: () => void
}

export function Header({ audience, isMenuOpen, menuId, burger, personal, onToggleMenu, onLogout }: HeaderProps) {
  const page = usePage()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a href={href('home')} className={styles.logo}>
          <img src={logo} alt="" width={34} height={34} />
          <span className={audience === 'user' ? styles.appName : undefined}>{texts.frame.appName}</span>
        </a>
        <nav className={styles.nav} aria-label={texts.frame.mainNavigation}>
          {navScreens(audience).map((name) => (
            <a
              key={name}
              href={href(name)}
              aria-current={isAt(name, page) ? 'page' : undefined}
              className={classNames(styles.entry, name === highlighted[audience] && styles.highlighted)}
            >
              {texts.frame.nav[name]}
            </a>
          ))}
          {audience === 'user' && (
            <button type="button" className={styles.entry} onClick={onLogout}>
              {texts.frame.nav.logout}
            </button>
          )}
        </nav>
        <div className={styles.tools}>
          {audience === 'user' && <div className={styles.personal}>{personal}</div>}
          <LanguageSwitch />
          <ThemeSwitch />
          <IconButton
            ref={burger}
            className={styles.burger}
            label={isMenuOpen ? texts.frame.closeMenu : texts.frame.menu}
            icon={isMenuOpen ? <X /> : <Menu />}
            aria-expanded={isMenuOpen}
            aria-controls={isMenuOpen ? menuId : undefined}
            onClick={onToggleMenu}
          />
        </div>
      </div>
    </header>
  )
}

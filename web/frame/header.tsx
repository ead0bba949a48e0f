import { Link } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type Ref } from 'react'
import { screens } from '../../contract/screens.ts'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import logo from '../ui/pictures/logo-mark.svg'
import styles from './header.module.css'
import { highlighted, navScreens } from './navigation.ts'
import { ThemeSwitch } from './theme-switch.tsx'

interface HeaderProps {
  audience: 'visitor' | 'user'
  isMenuOpen: boolean
  menuId: string
  burger: Ref<HTMLButtonElement>
  onToggleMenu: () => void
  onLogout: () => void
}

export function Header({ audience, isMenuOpen, menuId, burger, onToggleMenu, onLogout }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/home" className={styles.logo} activeProps={{}}>
          <img src={logo} alt="" width={34} height={34} />
          {texts.frame.appName}
        </Link>
        <nav className={styles.nav} aria-label={texts.frame.mainNavigation}>
          {navScreens(audience).map((name) => (
            <Link
              key={name}
              to={screens[name].path}
              className={classNames(styles.entry, name === highlighted[audience] && styles.highlighted)}
            >
              {texts.frame.nav[name]}
            </Link>
          ))}
          {audience === 'user' && (
            <button type="button" className={styles.entry} onClick={onLogout}>
              {texts.frame.nav.logout}
            </button>
          )}
        </nav>
        <div className={styles.tools}>
          <ThemeSwitch />
          <IconButton
            ref={burger}
            className={styles.burger}
            label={isMenuOpen ? texts.frame.closeMenu : texts.frame.menu}
            icon={isMenuOpen ? <X /> : <Menu />}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={onToggleMenu}
          />
        </div>
      </div>
    </header>
  )
}

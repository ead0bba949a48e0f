import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { screens } from '../../contract/screens.ts'
import { texts } from '../texts.ts'

/** From the own profile to what one sets about it. */
export function SettingsLink() {
  return (
    <Link to={screens.settings.path}>
      <Settings />
      {texts.users.settings}
    </Link>
  )
}

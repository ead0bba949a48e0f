import { Settings } from 'lucide-react'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'

/** The link from the own profile to its settings. */
export function SettingsLink() {
  return (
    <a href={href('settings')}>
      <Settings />
      {texts.users.settings}
    </a>
  )
}

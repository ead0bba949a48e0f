import { Settings } from 'lucide-react'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'

/** From the own profile to what one sets about it. */
export function SettingsLink() {
  return (
    <a href={href('settings')}>
      <Settings />
      {texts.users.settings}
    </a>
  )
}

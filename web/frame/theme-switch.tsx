import { Moon, Sun, SunMoon } from 'lucide-react'
import { texts } from '../texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useTheme } from './theme.ts'

const icons = { system: <SunMoon />, light: <Sun />, dark: <Moon /> }

export function ThemeSwitch() {
  const [theme, switchTheme] = useTheme()
  return <IconButton label={texts.frame.switchTheme[theme]} icon={icons[theme]} onClick={switchTheme} />
}

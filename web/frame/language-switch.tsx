import { languageNames, languages, type Language } from '../../contract/language.ts'
import { loadAgain } from '../load-again.ts'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { showToast } from '../ui/toast.tsx'
import styles from './language-switch.module.css'

/** Ms to wait for the server. */
const timeoutMs = 5000

/** Without a connection nothing changes: the stored pages are of one language. */
async function change(language: Language): Promise<void> {
  try {
    await reachServer()
    const { switchLanguage } = await loadAgain(() => import('./switch-language.ts'))
    await switchLanguage(language)
  } catch {
    showToast({ text: texts.frame.languageLater, about: 'language' })
  }
}

/** Throws when the server does not answer. The service worker leaves what is no GET to the network. */
async function reachServer(): Promise<void> {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
}

/** The languages side by side; the page's own is pressed. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  return (
    <div role="group" aria-label={texts.frame.language} className={classNames(styles.switch, className)}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          // The name begins with what is seen, so that those who speak to their browser can say it.
          aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
          aria-pressed={language === texts.language.tag}
          className={styles.language}
          onClick={() => void change(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

import { isOwnPath, screens } from '../../contract/screens.ts'
import { isOtherLanguageChosen } from '../chosen-language.ts'
import { loadAgain } from '../load-again.ts'
import { pageSettings } from '../preloaded.ts'
import { href } from '../router/address.ts'
import { loadDocument, navigate } from '../router/navigate.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

/** What the address of login and registration says about the time after it. */
export interface WayOn {
  /** The path that was wanted before. */
  next: string | undefined
  /** `search` saves the search of `next`. */
  wish: string | undefined
}

/** The way on that the current address names. */
export function useWayOn(): WayOn {
  const search = useSearchParams()
  return { next: search.get('next') ?? undefined, wish: search.get('wish') ?? undefined }
}

/** After login and registration goes to the path wanted before if it is one of ours, else home (`decisions.md` 2). */
export async function goOn({ next, wish }: WayOn): Promise<void> {
  const address = next !== undefined && isOwnPath(next) ? next : href('home')
  const [path, query = ''] = address.split('?')
  if (isOtherLanguageChosen()) return loadDocument(address)
  await navigate(address, { isReplacing: true })
  if (wish !== 'search' || path !== screens.cars.path) return
  const { saveSearchAt } = await loadAgain(() => import('../car-parts/use-save-search.ts'))
  await saveSearchAt(query)
}

/** Advises a recovery code after a registration where no mail can be sent. */
export function adviseRecoveryCode(): void {
  if (pageSettings().sendsMail) return
  const onPress = () => void navigate(href('settings'))
  showToast({ text: texts.auth.adviseCode, action: { label: texts.settings.makeCode, onPress } })
}

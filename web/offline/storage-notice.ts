import { storageTrouble } from '../storage.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

/** Says once in each page that the browser does not store what a person would miss. Returns how to stop. */
export function sayStorageTrouble(): () => void {
  const say = () => {
    const trouble = storageTrouble.get()
    if (trouble === null) return
    const text = trouble === 'full' ? texts.offline.storageFull : texts.offline.storageBlocked
    showToast({ text, isLasting: true, about: 'storage' })
  }
  say()
  return storageTrouble.subscribe(say)
}

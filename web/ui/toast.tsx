import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './toast.module.css'
import { useUiTexts } from './ui-texts.tsx'

/** How long a toast stays, in ms, while nobody points at it or holds the focus in it. */
const toastDuration = 6000

/** More are never shown together: the oldest that may go makes room. */
const toastsAtMost = 3

interface Toast {
  id: number
  text: string
  action?: { label: string; onPress: () => void } | undefined
  /** Stays until it is closed or its action is chosen: for what one must not miss. */
  isLasting?: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something at the foot of whatever page is open. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const oldest = toasts.find(({ isLasting }) => !isLasting) ?? toasts[0]
  const kept = toasts.length < toastsAtMost ? toasts : toasts.filter((other) => other !== oldest)
  setToasts([...kept, { ...toast, id: ++lastId }])
}

function removeToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id))
}

function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function shownToasts(): readonly Toast[] {
  return toasts
}

/** The place of the toasts; it stands once in the frame. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, shownToasts, shownToasts)
  return (
    <div className={styles.toasts} role="status">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = isPointedAt || hasFocus
  const texts = useUiTexts()

  useEffect(() => {
    if (isPaused || toast.isLasting) return
    const timer = setTimeout(() => removeToast(toast.id), toastDuration)
    return () => clearTimeout(timer)
  }, [isPaused, toast.isLasting, toast.id])

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onPress()
            removeToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      {toast.isLasting && (
        <IconButton label={texts.close} icon={<X />} className={styles.close} onClick={() => removeToast(toast.id)} />
      )}
    </div>
  )
}

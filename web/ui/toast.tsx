import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { createPageStore, useStore } from './store.ts'
import styles from './toast.module.css'
import { useUiTexts } from './ui-texts.tsx'

/** Ms that a toast stays while it is neither pointed at nor focused. */
const toastDuration = 6000

/** Maximum toasts at once; the oldest that may go makes room. */
const maxToasts = 3

interface Toast {
  id: number
  text: string
  action?: { label: string; onPress: () => void } | undefined
  /** Stays until it is closed or its action is chosen. */
  isLasting?: boolean
  /** What it is about: it replaces what was said of that before, whose action would undo too much. */
  about?: string
}

const toasts = createPageStore<readonly Toast[]>([])
let lastId = 0

/** Shows a message at the bottom of any page. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const shown = toasts.get().filter(({ about }) => about === undefined || about !== toast.about)
  const oldest = shown.find(({ isLasting }) => !isLasting) ?? shown[0]
  const others = shown.length < maxToasts ? shown : shown.filter((other) => other !== oldest)
  toasts.set([...others, { ...toast, id: ++lastId }])
}

function removeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** The toasts; rendered once in the frame. */
export function Toasts() {
  const shown = useStore(toasts)
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

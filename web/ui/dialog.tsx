import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  isOpen: boolean
  /** Escape, a press outside, or `isOpen` that became false: may be called twice. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, a bottom sheet on phones. The browser gives the focus back to where it was. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  function pressOutside(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for the same, the browser's own
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onClick={pressOutside}>
      {isOpen && (
        <div className={styles.content}>
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** The buttons of a dialog in two columns, the safe one first. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

import { X } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useUiTexts } from './ui-texts.tsx'

interface DialogProps {
  title: string
  isOpen: boolean
  /** Called by Escape, Close, a press outside, or when `isOpen` becomes false; may be called twice. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog; a bottom sheet on phones. The browser restores the focus. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const texts = useUiTexts()

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
          {/* Last, so that the focus starts at the dialog's purpose. */}
          <IconButton className={styles.close} label={texts.close} icon={<X />} onClick={onClose} />
        </div>
      )}
    </dialog>
  )
}

/** The buttons of a dialog in two columns, the safe one first. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

import { Printer } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import styles from './printed-sheet.module.css'

interface PrintedSheetProps {
  printText: string
  doneText: string
  onDone: () => void
  children: ReactNode
}

/** A secret that is shown once: on the screen, where it takes the focus, and outside the page, where it is printed alone. */
export function PrintedSheet({ printText, doneText, onDone, children }: PrintedSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => sheet.current?.focus(), [])
  return (
    <>
      <div ref={sheet} className={styles.sheet} tabIndex={-1} role="status">
        {children}
      </div>
      {createPortal(<div className={styles.paper}>{children}</div>, document.body)}
      <div className={styles.buttons}>
        <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
          {printText}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {doneText}
        </Button>
      </div>
    </>
  )
}

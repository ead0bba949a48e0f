import { SlidersHorizontal, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import column from './filter-column.module.css'
import styles from './filter-sheet.module.css'
import shared from './filters.module.css'

interface FilterSheetProps {
  /** The number of chosen filters. */
  chosen: number
  /** Cars that match; `undefined` while loading. */
  total: number | undefined
  onClear: () => void
  /** The chips of the chosen filters, above the groups. */
  chips: ReactNode
  /**
   * Renders the button that saves the search; it closes the sheet, because screen readers announce nothing behind it.
   */
  renderSave: (close: () => void) => ReactNode
  /** The groups of filters. */
  children: ReactNode
}

/** The filters of narrow screens: a button with their number, and a full-height sheet that says how many cars match. */
export function FilterSheet({ chosen, total, onClear, chips, renderSave, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  // The sheet opens and closes at once; its content renders and goes afterwards.
  const isFilled = useDeferredValue(isOpen)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <>
      <Button variant="secondary" icon={<SlidersHorizontal />} onClick={() => setIsOpen(true)}>
        {texts.cars.filters}
        {chosen > 0 && <span className={shared.badge}>{chosen}</span>}
      </Button>
      <dialog ref={dialog} className={styles.sheet} aria-label={texts.cars.filters} onClose={() => setIsOpen(false)}>
        {(isOpen || isFilled) && (
          <>
            <div className={column.head}>
              <h2>{texts.cars.filters}</h2>
              {chosen > 0 && (
                <button type="button" className={shared.link} onClick={onClear}>
                  {texts.filters.clearAll}
                </button>
              )}
              <IconButton label={texts.filters.close} icon={<X />} onClick={() => setIsOpen(false)} />
            </div>
            <div className={styles.scroll}>
              <div className={styles.chosen}>{chips}</div>
              {isFilled && children}
            </div>
            <div className={styles.foot}>
              {chosen > 0 && renderSave(() => setIsOpen(false))}
              <Button variant="primary" isWide onClick={() => setIsOpen(false)}>
                {texts.filters.show(total)}
              </Button>
            </div>
          </>
        )}
      </dialog>
    </>
  )
}

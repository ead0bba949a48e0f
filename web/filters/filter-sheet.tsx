import { SlidersHorizontal, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import column from './filter-column.module.css'
import styles from './filters.module.css'

interface FilterSheetProps {
  /** How many filters are set. */
  chosen: number
  /** Cars that the filters leave; `undefined` until it is known. */
  total: number | undefined
  onClear: () => void
  /** The chosen filters, above the groups. */
  chips: ReactNode
  /** What keeps the search; it closes the sheet, behind which nothing is heard. */
  renderSave: (close: () => void) => ReactNode
  /** The groups. */
  children: ReactNode
}

/** On narrow screens: a button with the number of filters, and a sheet of full height that says what it would show. */
export function FilterSheet({ chosen, total, onClear, chips, renderSave, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  // The sheet opens and closes at once; all that is in it is drawn after it, and goes after it.
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
        {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
      </Button>
      <dialog ref={dialog} className={styles.sheet} aria-label={texts.cars.filters} onClose={() => setIsOpen(false)}>
        {(isOpen || isFilled) && (
          <>
            <div className={column.head}>
              <h2>{texts.cars.filters}</h2>
              {chosen > 0 && (
                <button type="button" className={styles.link} onClick={onClear}>
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

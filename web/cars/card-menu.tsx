import { Suspense, useId, useRef, useState, type MouseEvent } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { optionalPart } from '../ui/optional-part.tsx'
import styles from './card-menu.module.css'

const CardMenuPanel = optionalPart(async () => (await import('./card-menu-panel.tsx')).CardMenuPanel)

/** The button of a card that opens what else one does with another's offer. */
export function CardMenu({ car }: { car: CarWithId }) {
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  if (!session || session.userId === car.owner_id) return null

  function open(event: MouseEvent) {
    if (isOpen) return
    // The panel opens itself: the browser, which closes it at the next press, would close it at this one.
    event.preventDefault()
    setIsOpen(true)
  }

  const label = texts.cardMenu.more(`${carName(car)}, ${car.year}`)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={panelId}
        onClick={open}
      >
        <i />
      </button>
      {isOpen && (
        <Suspense>
          <CardMenuPanel id={panelId} label={label} car={car} button={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

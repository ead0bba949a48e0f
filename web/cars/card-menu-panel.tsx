import { EyeOff, Scale, UserX } from 'lucide-react'
import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { withCompared } from '../car-parts/compared-cars.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import styles from './card-menu-panel.module.css'
import { hideInList } from './hide-in-list.ts'

interface CardMenuPanelProps {
  id: string
  label: string
  car: CarWithId
  /** Under it the panel stands where there is room. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The menu of a card: a popover, at the foot of the window on phones. */
export function CardMenuPanel({ id, label, car, button, onClose }: CardMenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const name = `${carName(car)}, ${car.year}`

  useEffect(() => {
    const opened = panel.current
    if (!opened || !button.current) return
    opened.showPopover()
    placeBy(button.current, opened)
    opened.querySelector('a')?.focus({ preventScroll: true })
  }, [button])

  function hideHere(kind: 'car' | 'seller', value: string, said: string) {
    void hideInList(kind, value, said, button.current?.closest('li') ?? null)
    panel.current?.hidePopover()
  }

  function hear(event: ToggleEvent) {
    if (event.newState === 'closed') onClose()
  }

  return (
    <div ref={panel} id={id} popover="auto" role="group" aria-label={label} className={styles.panel} onToggle={hear}>
      <a href={href('compare', { ids: withCompared(car.id) })}>
        <Scale />
        {texts.compare.compare}
      </a>
      <button type="button" onClick={() => hideHere('car', car.id, name)}>
        <EyeOff />
        {texts.exclusions.hideCar}
      </button>
      <button type="button" onClick={() => hideHere('seller', car.owner_id, texts.cardMenu.sellerOf(name))}>
        <UserX />
        {texts.exclusions.hideSeller}
      </button>
    </div>
  )
}

/** At the end of the button, under it; above it where the window ends. It scrolls along with the page. */
function placeBy(button: HTMLElement, panel: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const hasRoom = bottom + panel.offsetHeight < window.innerHeight
  const y = hasRoom ? bottom : Math.max(0, top - panel.offsetHeight)
  panel.style.setProperty('--y', `${y + window.scrollY}px`)
  panel.style.setProperty('--x', `${Math.max(0, right - panel.offsetWidth)}px`)
}

import {
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from 'react'
import styles from './popover-menu.module.css'

interface MenuButtonProps {
  label: string
  icon: ReactNode
  className: string | undefined
  /** Buttons; a press on one closes the menu. They are rendered while it is open. */
  children: ReactNode
}

/** A button with a menu. */
export function MenuButton({ label, icon, className, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  function open(event: MouseEvent) {
    if (isOpen) return
    // The code opens the menu, because the browser would close it again at this press.
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={panelId}
        onClick={open}
      >
        {icon}
      </button>
      {isOpen && (
        <PopoverMenu id={panelId} label={label} button={button} onClose={() => setIsOpen(false)}>
          {children}
        </PopoverMenu>
      )}
    </>
  )
}

interface PopoverMenuProps {
  id: string
  label: string
  /** The menu is placed below it if there is room. */
  button: RefObject<HTMLButtonElement | null>
  children: ReactNode
  onClose: () => void
}

/** A popover of buttons, open while it is mounted; on phones at the bottom of the window. */
function PopoverMenu({ id, label, button, children, onClose }: PopoverMenuProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const opened = panel.current
    if (!opened || !button.current) return
    opened.addEventListener('click', () => opened.hidePopover())
    opened.showPopover()
    placeBy(button.current, opened)
    opened.querySelector('button')?.focus({ preventScroll: true })
  }, [button])

  function onToggle(event: ToggleEvent) {
    if (event.newState === 'closed') onClose()
  }

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      className={styles.panel}
      onToggle={onToggle}
    >
      {children}
    </div>
  )
}

/** Places the menu below the end of the button, or above it near the window's end. It scrolls with the page. */
function placeBy(button: HTMLElement, panel: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const hasRoom = bottom + panel.offsetHeight < window.innerHeight
  const y = hasRoom ? bottom : Math.max(0, top - panel.offsetHeight)
  panel.style.setProperty('--y', `${y + window.scrollY}px`)
  panel.style.setProperty('--x', `${Math.max(0, right - panel.offsetWidth)}px`)
}

/**
 * What was typed and chosen before React took the page over. Where a proxy changed the page, as by removing its comments,
 * React makes all of it anew, and would leave the new controls empty.
 */
export interface Typed {
  /** Fills controls that were made anew, as if nothing had been typed in between. */
  restore(): void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = 'input, textarea, select'

/** Notes what the controls of a page hold, until `restore`. */
export function noteTyping(root: HTMLElement): Typed {
  const before = new Map<string, Control>()
  for (const control of root.querySelectorAll<Control>(controls)) before.set(nameOf(control, before), control)
  // A removed element has no focus any more.
  let focused: Element | null = null
  const noteFocus = () => {
    focused = document.activeElement
  }
  noteFocus()
  root.addEventListener('focusin', noteFocus)
  return {
    restore() {
      root.removeEventListener('focusin', noteFocus)
      const now = new Map<string, Control>()
      for (const control of root.querySelectorAll<Control>(controls)) now.set(nameOf(control, now), control)
      for (const [name, old] of before) {
        const control = now.get(name)
        if (!control || control === old || old.isConnected) continue
        fillIn(control, old)
        if (old === focused) control.focus()
      }
    },
  }
}

/** By what a person knows it, and its number among those alike. */
function nameOf(control: Control, others: ReadonlyMap<string, Control>): string {
  const { type, name, ariaLabel } = control
  const what = [type, name, ariaLabel, 'placeholder' in control ? control.placeholder : control.options.length].join(
    ' ',
  )
  const own = /^(?:checkbox|radio)$/.test(type) ? `${what} ${control.value}` : what
  for (let number = 0; ; number++) if (!others.has(`${own} ${number}`)) return `${own} ${number}`
}

function fillIn(control: Control, old: Control): void {
  if (control instanceof HTMLSelectElement || old instanceof HTMLSelectElement) {
    control.value = old.value
    return
  }
  if (control instanceof HTMLInputElement && old instanceof HTMLInputElement)
    setProperty(control, 'checked', old.checked)
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio|file)$/.test(control.type)) return
  setProperty(control, 'value', old.value)
}

/** Past React's own setter, which would take it for known. */
function setProperty(control: HTMLElement, name: 'value' | 'checked', value: unknown): void {
  Reflect.set(Object.getPrototypeOf(control) as object, name, value, control)
}

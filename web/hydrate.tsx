import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteTyping, type Typed } from './typed-before.ts'
import { WholePage } from './whole-page.tsx'

/** Hydrates a server-rendered page in pieces, so that the browser stays responsive. */
export function hydrate(root: HTMLElement): void {
  const page = (
    <HydratedPage root={root} typed={noteTyping(root)}>
      <WholePage />
    </HydratedPage>
  )
  // React renders again where the two differ.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError: console.debug }))
}

/** Enables the buttons, and tells the screen what was typed and chosen before hydration. */
function HydratedPage({ root, typed, children }: { root: HTMLElement; typed: Typed; children: ReactNode }) {
  useEffect(() => {
    typed.restore()
    for (const button of root.querySelectorAll('button[data-unhydrated]')) {
      button.removeAttribute('data-unhydrated')
      button.removeAttribute('aria-disabled')
    }
    for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) chooseAgain(control)
      else if (control.value !== control.defaultValue) typeAgain(control)
    }
    for (const select of root.querySelectorAll('select')) {
      const isChanged = [...select.options].some((option) => option.selected !== option.defaultSelected)
      if (isChanged) select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, [root, typed])
  return children
}

/** React compares with the value that its own setter saw last. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: typed, selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', typed, control)
  // An e-mail field has no caret position to read.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  // Fields are validated on blur, which happened before anybody listened.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Only the chosen radio button is clicked; the others follow. */
function chooseAgain(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return
  control.checked = control.defaultChecked
  control.click()
}

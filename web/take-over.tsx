import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { WholePage } from './whole-page.tsx'

/** Takes over what the server has drawn, in pieces between which the browser answers the person. */
export function takeOver(root: HTMLElement): void {
  const page = (
    <TakenOver root={root}>
      <WholePage />
    </TakenOver>
  )
  // What differs after all is drawn anew.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError: console.debug }))
}

/** Buttons could do nothing until now; what was typed and chosen meanwhile is told to the screen. */
function TakenOver({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    for (const button of root.querySelectorAll('button[data-drawn]')) {
      button.removeAttribute('data-drawn')
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
  }, [root])
  return children
}

/** React compares with what it was told last, by a setter of its own on the element. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: typed, selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', typed, control)
  // An e-mail field has no place of the caret that one could ask for.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  // Fields are judged when they are left; this one was before anybody listened.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Of radio buttons only the one that was chosen; the others follow. */
function chooseAgain(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return
  control.checked = control.defaultChecked
  control.click()
}

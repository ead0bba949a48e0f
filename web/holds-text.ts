const texted = 'main :is(textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden]))'

/** Whether a field of the screen holds text, which a reload could lose. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texted)
  return [...fields].some(({ value }) => value !== '')
}

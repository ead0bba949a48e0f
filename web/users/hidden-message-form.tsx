import { texts } from '../texts.ts'

/** The specification's hidden form, which does nothing (`decisions.md` 9). */
export function HiddenMessageForm() {
  return (
    <form hidden onSubmit={(event) => event.preventDefault()}>
      <input aria-label={texts.users.message} placeholder={texts.users.saySomething} />
      <button type="submit">{texts.users.send}</button>
      <button type="button">{texts.users.cancel}</button>
    </form>
  )
}

/** How to go on to another address, from anywhere in the page. Links need none of it: they are plain links. */

interface NavigateOptions {
  /** The address of now leaves the history. */
  isReplacing?: boolean
  /** The page stays where it is scrolled to. */
  keepsScroll?: boolean
  /** Nobody is asked whether the screen may be left. */
  isForced?: boolean
}

/** What the listener of navigations is told beside the address. */
export type NavigateInfo = Pick<NavigateOptions, 'keepsScroll' | 'isForced'>

/** What a guard throws that leads elsewhere. The address that was asked for leaves the history. */
export class Redirect extends Error {
  readonly address: string

  constructor(address: string) {
    super(`redirect to ${address}`)
    this.address = address
  }
}

/** Asked before the screen is left, by a link or a step in the history: may it be? If not, `leave` leaves it later. */
type LeaveQuestion = (leave: () => void, how: NavigationType) => boolean

let leaveQuestion: LeaveQuestion | null = null

/** Goes on to an address and ends when its screen stands, or another was asked for meanwhile. */
export async function navigate(address: string, { isReplacing, ...info }: NavigateOptions = {}): Promise<void> {
  if (!('navigation' in window)) {
    if (isReplacing) location.replace(address)
    else location.assign(address)
    return
  }
  const { committed, finished } = navigation.navigate(address, { history: isReplacing ? 'replace' : 'auto', info })
  await Promise.allSettled([committed, finished])
}

/** Has `question` answered before the screen is left for another one. Answers how to end that. */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  leaveQuestion = question
  return () => {
    leaveQuestion = null
  }
}

/** May the screen be left for where this navigation goes? If not, the navigation has been stopped. */
export function mayLeave(event: NavigateEvent): boolean {
  const info = event.info as NavigateInfo | undefined
  if (!leaveQuestion || !event.cancelable || info?.isForced) return true
  const { navigationType, destination } = event
  const leave = () => {
    if (navigationType === 'traverse') navigation.traverseTo(destination.key, { info: { isForced: true } })
    else void navigate(destination.url, { isReplacing: navigationType === 'replace', isForced: true })
  }
  if (leaveQuestion(leave, navigationType)) return true
  event.preventDefault()
  return false
}

import { navigateByHistory } from './history.ts'

/** How to open another address from code. Links need none of it. */

interface NavigateOptions {
  /** Replaces the current history entry. */
  isReplacing?: boolean
  /** Leaves the scroll position. */
  keepsScroll?: boolean
  /** Skips the confirmation of leaving. */
  isForced?: boolean
}

/** What the navigation listener receives besides the address. */
export type NavigateInfo = Pick<NavigateOptions, 'keepsScroll' | 'isForced'> & {
  /** The screen stays; see `step-in-history.ts`. */
  isStep?: boolean
  /** The server answers, even where the address is a screen's. */
  isDocument?: boolean
}

/** Thrown by a guard to lead elsewhere. The requested address leaves the history. */
export class Redirect extends Error {
  readonly address: string

  constructor(address: string) {
    super(`redirect to ${address}`)
    this.address = address
  }
}

/** Decides before the screen is left whether it may be. If not, `leave` leaves it later. */
type LeaveQuestion = (leave: () => void, how: NavigationType) => boolean

let leaveQuestion: LeaveQuestion | null = null

/** Opens an address; resolves when its screen is rendered or another address was requested. */
export async function navigate(address: string, { isReplacing, ...info }: NavigateOptions = {}): Promise<void> {
  if (!('navigation' in window)) return navigateByHistory(address, { isReplacing, keepsScroll: info.keepsScroll })
  const { committed, finished } = navigation.navigate(address, { history: isReplacing ? 'replace' : 'auto', info })
  await Promise.allSettled([committed, finished])
}

/** Replaces the document by that of an address, as another language needs. */
export function loadDocument(address: string): void {
  if (!('navigation' in window)) return location.replace(address)
  const info: NavigateInfo = { isDocument: true }
  const { committed, finished } = navigation.navigate(address, { history: 'replace', info })
  void Promise.allSettled([committed, finished])
}

/** Goes back to the previous page if it is one of ours and welcome, else to `otherwise`. */
export async function goBack(otherwise: string, isWelcome = (_address: string) => true): Promise<void> {
  const before = 'navigation' in window && navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  if (!before || !isWelcome(before)) return navigate(otherwise)
  const { committed, finished } = navigation.back()
  await Promise.allSettled([committed, finished])
}

/** Calls `question` before the screen is left for another one. Returns how to stop. */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  leaveQuestion = question
  return () => {
    leaveQuestion = null
  }
}

/** Whether the screen may be left for this navigation. If not, the navigation is cancelled. */
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

import { addEntry } from './history.ts'
import { type NavigateInfo } from './navigate.ts'

/** Marks the history entry of a step. */
interface StepState {
  isStep: true
}

/**
 * Adds a step to the history of the current screen, for an overlay. Back removes the step and calls `onBack`. Returns
 * how to remove it when the overlay closed otherwise.
 */
export function addStep(onBack: () => void): () => void {
  if (!('navigation' in window)) return addEntry(onBack)
  const state: StepState = { isStep: true }
  const info: NavigateInfo = { isStep: true }
  navigation.navigate(location.href, { history: 'push', state, info })
  const key = navigation.currentEntry?.key
  const onEntryChange = () => {
    if (navigation.currentEntry?.key === key) return
    stop()
    onBack()
  }
  const stop = () => navigation.removeEventListener('currententrychange', onEntryChange)
  navigation.addEventListener('currententrychange', onEntryChange)
  return () => {
    stop()
    // A person who has gone elsewhere stays there.
    if (navigation.currentEntry?.key === key) void navigation.back()
  }
}

/** Whether a navigation adds such a step, or goes back from it or forward to it, so that the screen stays. */
export function isStep({ info, navigationType, destination }: NavigateEvent): boolean {
  if ((info as NavigateInfo | undefined)?.isStep) return true
  if (navigationType !== 'traverse' || destination.url !== location.href) return false
  return isMarked(navigation.currentEntry?.getState()) || isMarked(destination.getState())
}

function isMarked(state: unknown): boolean {
  return (state as Partial<StepState> | undefined | null)?.isStep === true
}

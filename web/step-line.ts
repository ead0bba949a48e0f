import { type Step } from '../contract/step.ts'
import { texts } from './texts.ts'
import { bothInSentence } from './ui/money.tsx'

/** A step of a deal on one line, in the reader's language. */
export function stepLine(step: Step): string {
  if (step.kind === 'viewing') return `${texts.viewings.steps[step.what]}: ${texts.viewings.at(step.at)}`
  if (step.amount === undefined) return texts.deals.steps[step.what]
  return `${texts.deals.steps[step.what]}: ${bothInSentence(step.amount)}`
}

import { type ViewingStep } from '../../../contract/step.ts'
import { type ViewingState } from '../../../contract/viewing.ts'
import { language } from './language.ts'

interface Standing {
  state: ViewingState
  isMine: boolean
  other: string
}

/** Viewings of cars. */
export const viewings = {
  coming: 'Viewings to come',
  propose: 'Propose a viewing',
  title: (car: string) => `A viewing of ${car}`,
  time: (number: number) => `Time ${number}`,
  another: 'Another time',
  marketTime: 'Times are those of Bulgaria.',
  unclearHour: 'The clocks change in that night: this hour is left out or there twice. Choose another one.',
  place: 'Place',
  send: 'Send the proposal',
  cardLabel: (car: string) => `Viewing, ${car}`,
  /** Without a name the reader's own. */
  proposedBy: (name: string | undefined) =>
    name === undefined ? 'Your proposal of a viewing' : `${name} proposes a viewing`,
  confirmed: 'The viewing is confirmed',
  placeIs: (place: string) => `Place: ${place}`,
  /** Saturday, 5 December at 11:00. */
  at: language.moment,
  choose: 'Which time suits you?',
  clash: (car: string, time: number) => `You are expected elsewhere then: ${car}, ${language.moment(time)}`,
  confirm: 'Confirm this time',
  otherTimes: 'Propose other times',
  cancel: 'Cancel the viewing',
  toCalendar: 'Add to the calendar',
  outOfCalendar: 'Take out of the calendar',
  steps: {
    proposed: 'Viewing proposed',
    confirmed: 'Viewing confirmed',
    cancelled: 'Viewing cancelled',
    ended: 'No longer for sale, the viewing is cancelled',
    met: 'Met, and confirmed by code',
  } satisfies Record<ViewingStep, string>,
  next: ({ state, isMine, other }: Standing) =>
    ({
      proposed: isMine ? `Waiting for ${other} to confirm a time.` : 'Confirm a time, or propose others.',
      confirmed: `You and ${other} meet then. Either of you can still change or cancel it.`,
      cancelled: 'The viewing is cancelled.',
      ended: 'The car is no longer for sale. The viewing is cancelled.',
      past: 'The time of this viewing has passed.',
    })[state],
}

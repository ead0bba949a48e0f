import { withName } from '../../../contract/texts/bg/with-name.ts'
import type { viewings as english } from '../en/viewings.ts'
import { language } from './language.ts'

/** Viewings of cars. */
export const viewings: typeof english = {
  // Viewings to come
  coming: 'Предстоящи огледи',
  // Propose a viewing
  propose: 'Предлагане на оглед',
  // A viewing of ${car}
  title: (car: string) => `Оглед на ${car}`,
  // Time ${number}
  time: (number: number) => `Час ${number}`,
  // Times are those of Bulgaria.
  marketTime: 'Часовете са по българско време.',
  // The clocks change in that night: this hour is left out or there twice. Choose another one.
  unclearHour: 'През тази нощ часовникът се мести: този час липсва или го има два пъти. Изберете друг.',
  // Another time
  another: 'Още един час',
  // Place
  place: 'Място',
  // Send the proposal
  send: 'Изпращане на предложението',
  // Viewing, ${car}
  cardLabel: (car: string) => `Оглед, ${car}`,
  /** Without a name the reader's own. */
  // name === undefined ? 'Your proposal of a viewing' : `${name} proposes a viewing`
  proposedBy: (name: string | undefined) =>
    name === undefined ? 'Вашето предложение за оглед' : `Предложение за оглед от ${name}`,
  // The viewing is confirmed
  confirmed: 'Огледът е потвърден',
  // Place: ${place}
  placeIs: (place: string) => `Място: ${place}`,
  /** събота, 5 декември в 11:00. */
  at: language.moment,
  // Which time suits you?
  choose: 'Кой час Ви е удобен?',
  // You are expected elsewhere then: ${car}, ${language.moment(time)}
  clash: (car: string, time: number) => `По това време Ви очакват другаде: ${car}, ${language.moment(time)}`,
  // Confirm this time
  confirm: 'Потвърждаване на часа',
  // Propose other times
  otherTimes: 'Други часове',
  // Cancel the viewing
  cancel: 'Отмяна на огледа',
  // Add to the calendar
  toCalendar: 'Добавяне в календара',
  // Take out of the calendar
  outOfCalendar: 'Премахване от календара',
  steps: {
    // Viewing proposed
    proposed: 'Предложен оглед',
    // Viewing confirmed
    confirmed: 'Потвърден оглед',
    // Viewing cancelled
    cancelled: 'Отменен оглед',
    // No longer for sale, the viewing is cancelled
    ended: 'Вече не се продава, огледът отпада',
    // Met, and confirmed by code
    met: 'Среща, потвърдена с код',
  },
  // ({ proposed: isMine ? `Waiting for ${other} to confirm a time.` : 'Confirm a time, or propose others.', confirmed: `You and ${other} meet then. Either of you can still change or cancel it.`, cancelled: 'The viewing is cancelled.', ended: 'The car is no longer for sale. The viewing is cancelled.', past: 'The time of this viewing has passed.', })[state]
  next: ({ state, isMine, other }) =>
    ({
      proposed: isMine ? `${other} предстои да потвърди час.` : 'Потвърдете час или предложете други.',
      confirmed: `Срещате се тогава ${withName(other)}. И двамата още можете да промените или отмените огледа.`,
      cancelled: 'Огледът е отменен.',
      ended: 'Автомобилът вече не се продава. Огледът отпада.',
      past: 'Часът на този оглед мина.',
    })[state],
}

import type { consoleActions as english } from '../en/console-actions.ts'

/** Actions of moderators on people and things. */
export const consoleActions: typeof english = {
  // Reason
  reason: 'Причина',
  // Whom it concerns reads it as you write it.
  reasonHint: 'Засегнатият я чете така, както я напишете.',
  // Saved answer
  answer: 'Запазен отговор',
  // None
  noAnswer: 'Без',
  // Hide the offer
  hideOffer: 'Скриване на обявата',
  // Show the offer again
  showOffer: 'Връщане на обявата',
  // Hide
  hideComment: 'Скриване',
  // Hide the comment: ${text}
  hideCommentOf: (text: string) => `Скриване на коментара: ${text}`,
  // Show again
  showComment: 'Връщане',
  // Show the comment again: ${text}
  showCommentOf: (text: string) => `Връщане на коментара: ${text}`,
  states: {
    // Suspend the account
    suspended: 'Спиране на акаунта',
    // Restore the account
    active: 'Възстановяване на акаунта',
    // Limit the account
    limited: 'Ограничаване на акаунта',
    // End the limit
    unlimited: 'Край на ограничението',
    // Pause their reports
    reportsLimited: 'Пауза на сигналите',
    // Take their reports again
    reportsUnlimited: 'Приемане на сигналите',
  },
  // Pause the reports of ${name}
  pauseReportsOf: (name: string) => `Пауза на сигналите от ${name}`,
  // Done. It is in the audit log.
  done: 'Готово. Действието е в журнала.',
}

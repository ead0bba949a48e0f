import type { caseErrors as english } from '../en/case-errors.ts'

/** The sentences about cases of one's own, which the console says before a moderator tries. */
export const caseErrors: typeof english = {
  // This case is about you. Another moderator decides it.
  ownCase: 'Случаят е за Вас. По него решава друг модератор.',
  // You reported this yourself. Another moderator decides it.
  ownReport: 'Сигналът е Ваш. По него решава друг модератор.',
  // A report about you waits. Until it is decided, other moderators pause reports.
  ownReports: 'Има нерешен сигнал за Вас. Дотогава сигнали спират други модератори.',
}

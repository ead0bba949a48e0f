import type { consoleAnswers as english } from '../en/console-answers.ts'

/** Saved answers in the console. */
export const consoleAnswers: typeof english = {
  // Texts that all moderators use again as reasons.
  hint: 'Текстове, които всички модератори използват като причини.',
  // No answers are saved yet.
  none: 'Още няма запазени отговори.',
  // New answer
  add: 'Нов отговор',
  // Change
  change: 'Промяна',
  // Change: ${title}
  changeOf: (title: string) => `Промяна: ${title}`,
  // Delete
  delete: 'Изтриване',
  // Delete: ${title}
  deleteOf: (title: string) => `Изтриване: ${title}`,
  // Delete the answer “${title}” for all moderators?
  deleteQuestion: (title: string) => `Изтриване на отговора „${title}“ за всички модератори?`,
  // Keep it
  keep: 'Отказ',
  // Title
  title: 'Заглавие',
  // Text
  text: 'Текст',
  // Save
  save: 'Запазване',
  // Saved.
  saved: 'Запазено.',
}

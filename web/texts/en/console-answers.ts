/** Saved answers in the console. */
export const consoleAnswers = {
  hint: 'Texts that all moderators use again as reasons.',
  none: 'No answers are saved yet.',
  add: 'New answer',
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete: ${title}`,
  deleteQuestion: (title: string) => `Delete the answer “${title}” for all moderators?`,
  keep: 'Keep it',
  title: 'Title',
  text: 'Text',
  save: 'Save',
  saved: 'Saved.',
}

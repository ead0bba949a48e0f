import { type reportMessages as english } from '../en/report-messages.ts'

/** Sentences of broken rules of reports and appeals, which only their forms load. */
export const reportMessages: typeof english = {
  // Say what is wrong.
  reportTextRequired: 'Опишете какво не е наред.',
  // It may have at most 1000 characters.
  reportTextLong: 'Текстът може да е до 1000 знака.',
  // It may hold no control characters.
  reportTextCharacters: 'В текста не може да има управляващи знаци.',
  // Say why it is illegal.
  reportWhyRequired: 'Опишете защо е незаконно.',
  // Write your name.
  reportNameRequired: 'Въведете името си.',
  // Write your e-mail.
  reportEmailInvalid: 'Въведете имейла си.',
  // State that you say this in good faith.
  goodFaithRequired: 'Потвърдете, че сигнализирате добросъвестно.',
  // Say why you see it otherwise.
  appealRequired: 'Опишете защо не сте съгласни.',
  // It may have at most 2000 characters.
  appealLong: 'Текстът може да е до 2000 знака.',
}

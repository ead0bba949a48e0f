import { counted } from './counted.ts'

/** Notes of the scam radar. */
export const radar = {
  offer: 'This offer has signs that frauds have, too',
  ownOffer: 'Readers see these signs at your offer',
  message: 'These messages have signs that frauds have, too',
  ownMessage: 'Your reader is shown a note, because frauds use such words, too',
  comment: 'This comment has signs that frauds have, too',
  ownComment: 'Readers of your comment are shown a note, because frauds use such words, too',
  beforeAnswer: 'Before you answer, read the note above.',
  more: (signs: number) => counted(signs, 'more sign', 'more signs'),
  noPayments: 'Volan takes no payments. Whoever sends you a link to one is a cheat.',
  safeDeal: 'How a safe deal goes',
  answer: 'Your answer, which readers see beside it',
  answerPlaceholder: 'Such as why the price is low',
  sendAnswer: 'Answer',
  changeAnswer: 'Change the answer',
  cancel: 'Cancel',
  waits: 'This message waits for a moderator, because it has a link and your account is new.',
  refused: (reason: string) => `A moderator refused this message: ${reason}`,
  withdraw: 'Delete it',
  sellerAnswers: 'The seller answers:',
  youAnswer: 'Your answer:',
}

import { type AccountState } from '../../../contract/moderation.ts'

/** Actions of moderators on people and things. */
export const consoleActions = {
  reason: 'Reason',
  reasonHint: 'Whom it concerns reads it as you write it.',
  answer: 'Saved answer',
  noAnswer: 'None',
  hideOffer: 'Hide the offer',
  showOffer: 'Show the offer again',
  hideComment: 'Hide',
  hideCommentOf: (text: string) => `Hide the comment: ${text}`,
  showComment: 'Show again',
  showCommentOf: (text: string) => `Show the comment again: ${text}`,
  states: {
    suspended: 'Suspend the account',
    active: 'Restore the account',
    limited: 'Limit the account',
    unlimited: 'End the limit',
    reportsLimited: 'Pause their reports',
    reportsUnlimited: 'Take their reports again',
  } satisfies Record<AccountState['state'], string>,
  pauseReportsOf: (name: string) => `Pause the reports of ${name}`,
  done: 'Done. It is in the audit log.',
}

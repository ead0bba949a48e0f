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
  suspend: 'Suspend the account',
  restore: 'Restore the account',
  limit: 'Limit the account',
  unlimit: 'End the limit',
  done: 'Done. It is in the audit log.',
}

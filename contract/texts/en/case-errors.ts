/** The sentences about cases of one's own, which the console says before a moderator tries. */
export const caseErrors = {
  ownCase: 'This case is about you. Another moderator decides it.',
  ownReport: 'You reported this yourself. Another moderator decides it.',
  ownReports: 'A report about you waits. Until it is decided, other moderators pause reports.',
}

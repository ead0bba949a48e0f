import { type CaseState, type Severity } from '../../../contract/case.ts'
import { type ReportKind } from '../../../contract/decision.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const hourMs = 60 * 60 * 1000

/** A time that something took or is old: 40 minutes, 9 hours, 3 days. */
function span(ms: number): string {
  if (ms < hourMs) return counted(Math.max(1, Math.round(ms / 60_000)), 'minute', 'minutes')
  if (ms < 48 * hourMs) return counted(Math.round(ms / hourMs), 'hour', 'hours')
  return counted(Math.round(ms / (24 * hourMs)), 'day', 'days')
}

/** Cases in the console. */
export const consoleCases = {
  open: 'Open',
  oldest: 'Oldest',
  mine: 'Claimed by me',
  median: 'Median time to decide',
  nothing: 'None',
  span,
  show: 'Show',
  shows: { waiting: 'All that wait', mine: 'Claimed by me', decided: 'Decided' },
  queue: 'Cases',
  none: 'No case waits.',
  noneDecided: 'No case is decided yet.',
  more: 'Show more cases',
  choose: 'Choose a case.',
  toQueue: 'Back to the queue',
  kinds: {
    offer: 'Offer',
    comment: 'Comment',
    message: 'Message',
    profile: 'Profile',
    photo: 'Photo',
  } satisfies Record<ReportKind, string>,
  title: (kind: string, name: string) => `${kind}: ${name}`,
  severities: { urgent: 'Urgent', high: 'High', normal: 'Normal', low: 'Low' } satisfies Record<Severity, string>,
  states: { open: 'Open', appealed: 'Appealed', decided: 'Decided' } satisfies Record<CaseState, string>,
  reports: (count: number) => counted(count, 'report', 'reports'),
  illegal: (count: number) => `${counted(count, 'report says', 'reports say')} it is illegal`,
  free: 'free',
  claimedByYou: 'claimed by you',
  own: { concerned: 'about you', reporter: 'reported by you' },
  claimedBy: (name: string) => `claimed by ${name}`,
  claim: 'Claim',
  release: 'Release',
  takeOver: 'Take over',
  claimFirst: 'Claim the case to decide it, so that nobody else works on it.',
  youHave: 'You work on this case.',
  takenHint: (name: string) => `${name} works on this case.`,
  now: { shown: 'It can be seen.', hidden: 'It is hidden.', gone: 'It is gone.' },
  about: (member: string, offers: number, breaches: number) =>
    `member since ${member}, ${counted(offers, 'active offer', 'active offers')}, ${counted(breaches, 'breach', 'breaches')} before.`,
  nobody: 'The account is deleted.',
  suspended: (until: number | null) =>
    until === null ? 'Suspended for good.' : `Suspended until ${language.date(new Date(until))}.`,
  limited: (until: number) => (until > 4e15 ? 'Limited for good.' : `Limited until ${language.date(new Date(until))}.`),
  reported: 'What was reported',
  content: 'What it is about',
  price: (price: string) => `Price: ${price}`,
  photo: (number: number) => `Reported photo ${number}`,
  photoNow: (number: number) => `Photo ${number} of now`,
  changedSince: 'It was changed after it was reported. Now it is so:',
  toOffer: 'Offer in the console',
  readConversation: 'Read the conversation',
  readHint: 'Only because it was reported; the audit log notes that you looked.',
  conversation: 'Conversation',
  ofNobody: 'Deleted account',
  thisMessage: 'Reported message',
  allReports: 'Reports',
  reportBy: (number: string, moment: string) => `Report ${number}, ${moment}`,
  visitor: 'without an account',
  newReporter: 'account of this week',
  moreReports: (count: number) => counted(count, 'more report', 'more reports'),
  record: (reports: number, dismissed: number) =>
    `${counted(reports, 'report', 'reports')} decided before, ${dismissed} without a breach`,
  reportsLimited: (until: number) =>
    until > 4e15 ? 'Reports not taken, for good.' : `Reports paused until ${language.date(new Date(until))}.`,
  isDecided: 'This case is decided.',
  next: 'To the next case',
  step: 'Next step',
  saysIllegal: 'Says that it is illegal:',
  childAbuse: 'It concerns the abuse of a child.',
  appeals: 'Appeals',
  appealSides: { reporter: 'Appeal of the reporter', concerned: 'Appeal of the person concerned' },
  appealStates: { open: 'waits', upheld: 'upheld', rejected: 'rejected' },
  history: 'What was done',
  outcome: 'Decision',
  decision: 'Decision',
  ground: 'Ground',
  chooseGround: 'Choose a ground',
  forHow: 'For how long',
  days: (days: number | null) => (days === null ? 'For good' : counted(days, 'day', 'days')),
  facts: 'Facts, in your words',
  statement: (name: string) => `Statement of reasons, sent to ${name}`,
  noStatement: 'Statement of reasons',
  statementMore: 'When it is sent, it also says how it was found, and names it as the person knows it.',
  decide: 'Decide and send',
  decided: 'Decided and sent.',
  appealDecision: 'Decision on the appeal',
  uphold: 'Uphold: undo the decision',
  reject: 'Reject: the decision stays',
  answer: 'Answer, in your words',
  sendAnswer: 'Decide the appeal',
  changedHidden: 'Changed after it was hidden',
  changedHint: (moment: string) =>
    `The owner changed it after it was hidden, last on ${moment}. You see it as it is now: show it again, or keep it hidden and say why.`,
  noReports: 'Nobody reported it.',
  ownDecision: 'You decided this case. Another moderator decides the appeal.',
  changed: 'The case has changed since you opened it:',
  goOn: 'I have seen it',
  changes: {
    claimed: (name: string) => `${name} claimed it.`,
    released: 'It was released.',
    reports: (count: number) => `${counted(count, 'new report', 'new reports')}.`,
    decided: (decision: string) => `It was decided: ${decision}.`,
    appealed: 'An appeal came.',
    opened: 'It is open again.',
    now: 'The thing itself was changed.',
    other: 'Something else changed.',
  },
}

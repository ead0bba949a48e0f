import { says, type Endpoint } from './endpoint.ts'
import { type HandoverCode } from './handover.ts'
import { type Meeting, type NewMetAnswers } from './handover-rules.ts'
import { type Person } from './user.ts'
import { type Viewing } from './viewing.ts'

/** Calls of two people who meet: the code, the meeting, and what they say of each other. */
export const handoverEndpoints = {
  showHandoverCode: {
    kind: 'node',
    method: 'POST',
    path: '/viewings/:id/code',
    access: 'user',
    summary: 'The six digits that one shows to the other at the meeting; they hold ten minutes',
    reply: says<HandoverCode>('{code, expiresAt}'),
    errors: ['notYours', 'dealGone', 'dealChanged', 'notMeetingTime', 'tooManyRequests'],
  },
  confirmMeeting: {
    kind: 'node',
    method: 'POST',
    path: '/viewings/:id/meeting',
    access: 'user',
    summary: 'Confirm by the code that the other shows that one has met; five tries for each code',
    body: says<Meeting>('{code}'),
    reply: says<Viewing>('the viewing'),
    errors: [
      'invalid',
      'notYours',
      'dealGone',
      'dealChanged',
      'notMeetingTime',
      'codeWrong',
      'codeGone',
      'unknownRecipient',
      'tooManyTries',
    ],
  },
  answerAboutMeeting: {
    kind: 'node',
    method: 'PUT',
    path: '/viewings/:id/answers',
    access: 'user',
    summary: 'Say five facts of the one whom one met, once, within 14 days',
    body: says<NewMetAnswers>('{facts}'),
    reply: says<Viewing>('the viewing'),
    errors: ['invalid', 'notYours', 'dealGone', 'notMet', 'dealChanged', 'answerTooLate'],
  },
  listMetBuyers: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id/met-buyers',
    access: 'user',
    summary: "The people whom one met about one's own car",
    reply: says<Pick<Person, 'id' | 'username'>[]>('people'),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

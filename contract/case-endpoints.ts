import {
  type AppealDeciding,
  type Case,
  type CaseConversation,
  type CasePage,
  type Claim,
  type Deciding,
} from './case.ts'
import { says, type Endpoint } from './endpoint.ts'

/** The queue of cases, for moderators (decision 82). */
export const caseEndpoints = {
  listCases: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/cases',
    access: 'moderator',
    query: { state: 'text', after: 'text', mine: 'text' },
    summary:
      'Cases of a state (open, appealed, decided; open by default), by severity and age; `mine=true` are those one claimed',
    reply: says<CasePage>('a page of the queue, with counts'),
    errors: ['badQuery'],
  },
  getCase: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/cases/:id',
    access: 'moderator',
    summary: 'A case with its context',
    reply: says<Case>('the case'),
    errors: ['notFound'],
  },
  readCaseConversation: {
    kind: 'call',
    method: 'POST',
    path: '/moderation/cases/:id/conversation',
    access: 'moderator',
    summary: 'The messages around a reported one; the audit log notes who looked',
    reply: says<CaseConversation>('messages, oldest first'),
    errors: ['notFound'],
  },
  claimCase: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/cases/:id/claim',
    access: 'moderator',
    summary: 'Claim a case or release it',
    body: says<Claim>('{isClaimed, isTakenOver, version}'),
    reply: says<Case>('the case'),
    errors: ['invalid', 'notFound', 'caseChanged', 'caseClaimed', 'ownCase', 'ownReport'],
  },
  decideCase: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/cases/:id/decision',
    access: 'moderator',
    summary: 'Decide a case; the reporters and the person concerned are told',
    body: says<Deciding>('{decision, ground, facts, days, version}'),
    reply: says<Case>('the case'),
    errors: ['invalid', 'notFound', 'caseChanged', 'caseClaimed', 'ownCase', 'ownReport', 'ownReports', 'notYours'],
  },
  decideAppeal: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/appeals/:id',
    access: 'moderator',
    summary: 'Decide an appeal: upheld undoes the decision, or opens the case again when a reporter appealed',
    body: says<AppealDeciding>('{state, answer, version}'),
    reply: says<Case>('the case'),
    errors: ['invalid', 'notFound', 'caseChanged', 'ownDecision', 'ownCase', 'ownReport', 'notYours'],
  },
} as const satisfies Record<string, Endpoint>

import { says, type Endpoint } from './endpoint.ts'
import { type AccountState, type AuditPage, type ContentState } from './moderation.ts'

/**
 * Calls of moderators and operators. What they do to people and things is a decided case: whom it concerns gets a
 * statement of reasons and can contest it.
 */
export const moderationEndpoints = {
  moderateAccount: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/accounts/:id',
    access: 'moderator',
    summary:
      'Suspend an account or limit it or its reports for 1, 7 or 30 days or for good, or end that: a moderator those of users, an operator those of moderators too',
    body: says<AccountState>('{state, ground, reason, days}'),
    reply: says<{ state: AccountState['state'] }>('the state'),
    errors: ['invalid', 'notFound', 'notYours', 'caseChanged', 'caseClaimed', 'ownCase', 'ownReport', 'ownReports'],
  },
  moderateOffer: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/offers/:id',
    access: 'moderator',
    summary: 'Hide an offer or show it again',
    body: says<ContentState>('{state, ground, reason}'),
    reply: says<{ state: ContentState['state'] }>('the state'),
    errors: ['invalid', 'notFound', 'notYours', 'caseClaimed', 'ownCase', 'ownReport'],
  },
  moderateComment: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/comments/:id',
    access: 'moderator',
    summary: 'Hide a comment or show it again',
    body: says<ContentState>('{state, ground, reason}'),
    reply: says<{ state: ContentState['state'] }>('the state'),
    errors: ['invalid', 'notFound', 'notYours', 'caseClaimed', 'ownCase', 'ownReport'],
  },
  listAudit: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/audit',
    access: 'operator',
    query: {
      before: 'text',
      limit: 'integer',
      actor: 'text',
      action: 'text',
      kind: 'text',
      target: 'text',
      from: 'text',
      until: 'text',
    },
    summary:
      'The audit log, newest first, page by page: `before` is the id where the last page ended; `actor` is a username, `from` and `until` are days (YYYY-MM-DD)',
    reply: says<AuditPage>('a page of the audit log'),
    errors: ['badQuery'],
  },
} as const satisfies Record<string, Endpoint>

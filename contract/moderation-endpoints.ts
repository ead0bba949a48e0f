import { says, type Endpoint } from './endpoint.ts'
import { type AccountState, type AuditPage, type ContentState } from './moderation.ts'

/** What moderators and operators do. The reason of what is hidden or suspended is shown to whom it concerns. */
export const moderationEndpoints = {
  moderateAccount: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/accounts/:id',
    access: 'moderator',
    summary: 'Suspend or restore an account: a moderator those of users, an operator those of moderators too',
    body: says<AccountState>('{state, reason}'),
    reply: says<{ state: AccountState['state'] }>('the state'),
    errors: ['invalid', 'notFound'],
  },
  moderateOffer: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/offers/:id',
    access: 'moderator',
    summary: 'Hide an offer or show it again',
    body: says<ContentState>('{state, reason}'),
    reply: says<{ state: ContentState['state'] }>('the state'),
    errors: ['invalid', 'notFound'],
  },
  moderateComment: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/comments/:id',
    access: 'moderator',
    summary: 'Hide a comment or show it again',
    body: says<ContentState>('{state, reason}'),
    reply: says<{ state: ContentState['state'] }>('the state'),
    errors: ['invalid', 'notFound'],
  },
  listAudit: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/audit',
    access: 'operator',
    query: { before: 'text', limit: 'integer' },
    summary: 'The audit log, newest first, page by page: `before` is the id where the last page ended',
    reply: says<AuditPage>('a page of the audit log'),
    errors: ['badQuery'],
  },
} as const satisfies Record<string, Endpoint>

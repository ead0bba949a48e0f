import { type Address } from './authorization-address.ts'

const appeal = { text: 'It was not so.' }

/** Rows about reports: Alice made `{report}`, `{decision}` is about her, `{case}` about her message to Carol. */
export const reportAddresses: Address[] = [
  {
    at: 'reports',
    GET: ['listReports', 'people'],
    POST: ['report', 'buyers', { kind: 'offer', targetId: '{car}', reason: 'sold', text: '' }, ['cases', 'reports']],
  },
  { at: 'reports/{report}', GET: ['getReport', 'ownOrLost'] },
  { at: 'reports/{report}/appeal', POST: ['appealReport', 'ownOrLost', appeal, ['appeals', 'cases']] },
  { at: 'decisions', GET: ['listDecisions', 'people'] },
  { at: 'decisions/{decision}', GET: ['getDecision', 'ownOrLost'] },
  { at: 'decisions/{decision}/appeal', POST: ['appealDecision', 'ownOrLost', appeal, ['appeals', 'cases']] },

  { at: 'moderation/cases', GET: ['listCases', 'moderators'] },
  { at: 'moderation/cases/{case}', GET: ['getCase', 'moderators'] },
  {
    at: 'moderation/cases/{case}/conversation',
    POST: ['readCaseConversation', 'moderators', undefined, ['auditLog']],
  },
  {
    at: 'moderation/cases/{case}/claim',
    PUT: ['claimCase', 'moderators', { isClaimed: true, version: 1 }, ['auditLog', 'cases']],
  },
  {
    at: 'moderation/cases/{case}/decision',
    PUT: [
      'decideCase',
      'moderators',
      { decision: 'limit', ground: 'fraud', facts: 'A deposit.', days: null, version: 1 },
      ['auditLog', 'cases', 'notices', 'users'],
    ],
  },
  {
    at: 'moderation/appeals/{appeal}',
    PUT: [
      'decideAppeal',
      'moderators',
      { state: 'rejected', answer: 'It stays.', version: 1 },
      ['appeals', 'auditLog', 'cases', 'notices'],
    ],
  },
]

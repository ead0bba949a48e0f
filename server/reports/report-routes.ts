import { type FastifyRequest } from 'fastify'
import { endpoints } from '../../contract/endpoints.ts'
import { type NewReport } from '../../contract/report.ts'
import { type Caller } from '../auth/identify.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { languageOf } from '../http/language.ts'
import { fail, ProductError } from '../lib/errors.ts'
import { isNewAccount } from '../lib/new-account.ts'
import { appealDecision, appealReport } from './appeal-store.ts'
import { findCaseRecord } from './case-record-store.ts'
import { isDecisionKey } from './decision-key.ts'
import { reportKey } from './report-key.ts'
import { addReport, type Reporter } from './report-store.ts'
import { decisionOf, findReport, listOwnDecisions, listOwnReports, statusOf } from './report-status-store.ts'

/** Reports, what became of them, and appeals (decision 82). */
export function reportRoutes(api: Api, { db, limits, tokenKey }: Services): void {
  api.on(endpoints.report, async ({ me, body, request }) => {
    if (!me && !body.illegal) fail('loginRequired')
    if (me) await limits.consume('reportPerDay', me.userId)
    else await limits.consume('reportPerAddress', request.ip)
    if (me && isNewAccount(me.memberSince)) await limits.consume('newcomerReportPerAddress', request.ip)
    return addReport(db, me ? { id: me.userId } : await visitor(request, body), body)
  })

  api.on(endpoints.listReports, ({ me }) => listOwnReports(db, me.userId))

  api.on(endpoints.getReport, async ({ me, params, extra }) => {
    return statusOf(db, await findReport(db, params.id, { userId: me?.userId, key: extra.key }))
  })

  api.on(endpoints.appealReport, async ({ me, params, body, request }) => {
    await limits.consume('appealPerHour', me?.userId ?? request.ip)
    await appealReport(db, params.id, { userId: me?.userId, key: body.key, text: body.text })
    return null
  })

  api.on(endpoints.listDecisions, ({ me }) => listOwnDecisions(db, me.userId))

  api.on(endpoints.getDecision, async ({ me, params, extra }) => {
    const ofCase = await findOwnCase(params.id, me, extra.key)
    return (await decisionOf(db, ofCase)) ?? fail('notFound')
  })

  api.on(endpoints.appealDecision, async ({ me, params, body, request }) => {
    await limits.consume('appealPerHour', me?.userId ?? request.ip)
    const ofCase = await findOwnCase(params.id, me, body.key)
    await appealDecision(db, ofCase.id, body.text)
    return null
  })

  /** A visitor is told by letter, but so many times a day only, because the address may be somebody else's. */
  async function visitor(request: FastifyRequest, { illegal }: NewReport): Promise<Reporter> {
    const email = illegal?.email?.toLowerCase()
    const isTold = email !== undefined && (await mayTell(email))
    return { id: null, language: languageOf(request), keyOf: (id) => reportKey(tokenKey, id), isTold }
  }

  function mayTell(email: string): Promise<boolean> {
    return limits.consume('reportLetterPerDay', email).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProductError && error.code === 'tooManyRequests') return false
        throw error
      },
    )
  }

  /** A case about the caller, or about whoever has its key. Fails with `notFound`. */
  async function findOwnCase(id: string, me: Caller | null, key: string | undefined): Promise<CaseRecord> {
    const ofCase = await findCaseRecord(db, id)
    const hasKey = key !== undefined && isDecisionKey(tokenKey, id, key)
    if (!ofCase || !(hasKey || (me !== null && ofCase.personId === me.userId))) fail('notFound')
    return ofCase
  }
}

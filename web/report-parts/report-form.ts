import { type NewReport, newReportSchema } from '../../contract/report.ts'
import { type ReportReason } from '../../contract/decision.ts'
import { type MessageId } from '../../contract/messages.ts'
import { type FormErrors } from '../form.tsx'
import { issuesOf } from '../ui/validate.ts'
import { type Reported } from './reported.ts'

/** What the form of a report holds. */
export interface ReportValues {
  reason: ReportReason | ''
  text: string
  isIllegal: boolean
  why: string
  name: string
  email: string
  isChildAbuse: boolean
  isGoodFaith: boolean
}

/** An empty form; a visitor reports what is illegal. */
export function emptyReport(isVisitor: boolean): ReportValues {
  return {
    reason: isVisitor ? 'illegal' : '',
    text: '',
    isIllegal: isVisitor,
    why: '',
    name: '',
    email: '',
    isChildAbuse: false,
    isGoodFaith: false,
  }
}

/** The values as the call takes them. */
export function reportOf({ kind, targetId }: Reported, values: ReportValues): NewReport {
  const { reason, text, isIllegal, why, name, email, isChildAbuse, isGoodFaith } = values
  const named = { ...(name !== '' && { name }), ...(email !== '' && { email }) }
  const illegal = { why, ...named, ...(isChildAbuse && { isChildAbuse }), isGoodFaith }
  return { kind, targetId, reason, text, ...(isIllegal && { illegal }) } as NewReport
}

/** The broken rules, by field. */
export function reportErrors(reported: Reported, values: ReportValues): FormErrors<ReportValues> {
  const errors: FormErrors<ReportValues> = {}
  for (const { path, message } of issuesOf(newReportSchema, reportOf(reported, values))) {
    const field = path[0] === 'illegal' ? path[1] : path[0]
    errors[field as keyof ReportValues] ??= message as MessageId
  }
  return errors
}

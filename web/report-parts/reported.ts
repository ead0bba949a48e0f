import { type ReportKind } from '../../contract/decision.ts'

/** What is reported: its id, how the dialog names it, and its address on this site. */
export interface Reported {
  kind: ReportKind
  targetId: string
  name: string
  path: string
}

import { type Outcome, type ReportKind, type SuspensionDays } from './decision.ts'
import { type statement as english } from './texts/en/statement.ts'

/** What a statement of reasons is composed of. */
export interface Grounded {
  kind: ReportKind
  name: string
  outcome: Pick<Outcome, 'decision' | 'ground' | 'facts'> & { days?: SuspensionDays | undefined }
  /** By how many reports it was found. */
  reports: number
}

/** The statement of reasons (DSA 17), a sentence an entry, as the person concerned gets it. */
export function statementOf({ kind, name, outcome, reports }: Grounded, words: typeof english): string[] {
  const { decision, ground, facts, days } = outcome
  return [
    words.scope(kind, name, decision, days),
    words.facts(facts),
    words.ground(words.grounds[ground]),
    words.found(reports),
    words.redress,
  ]
}

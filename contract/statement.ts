import { type CaseDecision, type Found, type Outcome, type ReportKind, type SuspensionDays } from './decision.ts'
import { type statement as english } from './texts/en/statement.ts'

/** What a statement of reasons is composed of. */
export interface Grounded {
  kind: ReportKind
  name: string
  outcome: Pick<Outcome, 'decision' | 'ground' | 'facts'> & {
    days?: SuspensionDays | undefined
    undone?: CaseDecision | undefined
    found?: Found | undefined
  }
  /** By how many reports it was found; absent while that is not known. */
  reports?: number | undefined
  /** Whether an appeal has undone it. */
  isUndone?: boolean
}

/** The statement of reasons (DSA 17), a sentence an entry, as the person concerned gets it. */
export function statementOf(
  { kind, name, outcome, reports, isUndone = false }: Grounded,
  words: typeof english,
): string[] {
  const { ground, facts, found } = outcome
  return [
    words.scope(kind, name, outcome),
    words.facts(facts),
    words.ground(words.grounds[ground]),
    ...(reports === undefined ? [] : [words.found(reports, found)]),
    // Nobody contests what they got back.
    ...(outcome.decision === 'restore' || isUndone ? [] : [words.redress]),
  ]
}

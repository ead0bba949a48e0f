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
  /** Whether an appeal was made against it, and whether that has undone it. */
  isContested?: boolean
  isUndone?: boolean
}

/** The statement of reasons (DSA 17), a sentence an entry, as the person concerned gets it. */
export function statementOf(
  { kind, name, outcome, reports, isContested = false, isUndone = false }: Grounded,
  words: typeof english,
): string[] {
  const { ground, facts, found } = outcome
  return [
    isFinal(kind, outcome.decision) ? words.scopeHidden(kind, name) : words.scope(kind, name, outcome),
    words.facts(facts),
    words.ground(words.grounds[ground]),
    ...(reports === undefined ? [] : [words.found(reports, found)]),
    // Nobody contests what they got back, or the same twice.
    ...(outcome.decision === 'restore' || isUndone || isContested ? [] : [words.redress]),
    ...(outcome.decision === 'restore' || isUndone ? [] : [words.redressElsewhere]),
  ]
}

/** A decision in a few words. A hidden comment stays so: nobody can change it. */
export function decisionName(kind: ReportKind, decision: CaseDecision, words: typeof english): string {
  return isFinal(kind, decision) ? words.hideFinally : words.decisions[decision]
}

/** Is it hidden without a way to change it? */
export function isFinal(kind: ReportKind, decision: CaseDecision): boolean {
  return kind === 'comment' && decision === 'hide'
}

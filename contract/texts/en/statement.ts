import {
  type CaseDecision,
  type Found,
  type Ground,
  type ReportKind,
  type ReportReason,
  type SuspensionDays,
} from '../../decision.ts'
import { plural } from '../plural.ts'
import { language } from './language.ts'

const things: Record<ReportKind, (name: string) => string> = {
  offer: (name) => `Your offer "${name}"`,
  comment: (name) => `Your comment "${name}"`,
  message: (name) => `Your message "${name}"`,
  profile: () => 'Your account',
  photo: (name) => `Your offer "${name}" with the reported photo`,
}

const ownWords = 'What your profile says and shows'

/** Of a profile what it says is removed, not the account. */
const thingOf = (kind: ReportKind, name: string, decision: CaseDecision) =>
  kind === 'profile' && decision === 'remove' ? ownWords : things[kind](name)

const forSome = (days: number | null | undefined) =>
  days === null || days === undefined
    ? 'for good'
    : `for ${plural(language.plurals, days, { one: `${days} day`, other: `${days} days` })}`

/** The end of a limit, of which the account itself was never gone. */
const ends: Partial<Record<CaseDecision, string>> = {
  limit: 'You can offer, comment and write to people again.',
  limitReports: 'You can report to moderators again.',
}

const scopes: Record<CaseDecision, (thing: string, days: SuspensionDays | undefined) => string> = {
  dismiss: (thing) => `${thing} stays as it is: no breach was found.`,
  hide: (thing) => `${thing} is hidden everywhere until it is changed.`,
  remove: (thing) => `${thing} is removed everywhere.`,
  limit: (_thing, days) => `You cannot offer, comment or write to people ${forSome(days)}.`,
  limitReports: (_thing, days) => `You cannot report to moderators ${forSome(days)}.`,
  suspend: (_thing, days) => `Your account is suspended ${forSome(days)}. Nobody sees it or what you offer.`,
  restore: (thing) => `${thing} is there again; earlier decisions about it are undone.`,
}

const person = 'decided by a person, not by automated means.'

const withoutReport = {
  held: `Held by an automated check before it was sent, without a report; ${person}`,
  radar: `Found by a moderator, without a report, where an automated check had marked it; ${person}`,
} satisfies Record<Found, string>

/** What is said of a decision. */
interface Scope {
  decision: CaseDecision
  days?: SuspensionDays | undefined
  undone?: CaseDecision | undefined
}

/** The statement of reasons (DSA 17) and the words around reports and decisions. */
export const statement = {
  reasons: {
    fraud: 'Fraud',
    sold: 'Already sold',
    wrongData: 'Wrong data',
    duplicate: 'Duplicate',
    stolenPhotos: 'Stolen photos',
    illegal: 'Illegal',
    insult: 'Insult',
    privateData: 'Private data',
    other: 'Other',
  } satisfies Record<ReportReason, string>,
  decisions: {
    dismiss: 'No breach',
    hide: 'Hide until changed',
    remove: 'Remove',
    limit: 'Limit',
    limitReports: 'Pause their reports',
    suspend: 'Suspend',
    restore: 'Restore',
  } satisfies Record<CaseDecision, string>,
  hideFinally: 'Hide',
  grounds: {
    fraud: 'Rule: no deception of buyers or sellers.',
    stolenPhotos: 'Rule: photos show one’s own car.',
    wrongData: 'Rule: offers are true.',
    duplicate: 'Rule: one offer for one car.',
    sold: 'Rule: sold cars are marked as sold.',
    insult: 'Rule: no insults, threats or hatred.',
    privateData: 'Rule: no private data of others.',
    spam: 'Rule: no advertising or repeated texts.',
    unfoundedReports: 'Rule: no repeated reports that are clearly unfounded.',
    law: 'Law: it is illegal, as said in the facts.',
    otherRule: 'Rule: as said in the facts.',
    noBreach: 'No rule or law is broken.',
    mistake: 'The earlier decision was a mistake.',
  } satisfies Record<Ground, string>,
  scope: (kind: ReportKind, name: string, { decision, days, undone }: Scope) =>
    (undone && ends[undone]) ?? scopes[decision](thingOf(kind, name, decision), days),
  scopeHidden: (kind: ReportKind, name: string) => `${things[kind](name)} is hidden everywhere.`,
  facts: (facts: string) => `Facts: ${facts}`,
  ground: (sentence: string) => `Ground: ${sentence}`,
  found: (reports: number, found: Found | undefined) => {
    if (reports > 0)
      return `Found by ${plural(language.plurals, reports, { one: 'a report', other: `${language.number(reports)} reports` })}; ${person}`
    return found ? withoutReport[found] : `Found by a moderator, without a report; ${person}`
  },
  redress: 'You can contest this here within six months, free of charge.',
  redressElsewhere: 'You can also go to an out-of-court body or a court.',
}

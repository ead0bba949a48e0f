import { type CaseDecision, type Found, type ReportKind, type SuspensionDays } from '../../decision.ts'
import { type statement as english } from '../en/statement.ts'
import { plural } from '../plural.ts'
import { language } from './language.ts'

const things: Record<ReportKind, (name: string) => string> = {
  offer: (name) => `Вашата обява „${name}“`,
  comment: (name) => `Вашият коментар „${name}“`,
  message: (name) => `Вашето съобщение „${name}“`,
  profile: () => 'Вашият акаунт',
  photo: (name) => `Вашата обява „${name}“ със снимката, за която има сигнал`,
}

const ownWords = 'Съдържанието на профила Ви'

/** Of a profile what it says is removed, not the account. */
const thingOf = (kind: ReportKind, name: string, decision: CaseDecision) =>
  kind === 'profile' && decision === 'remove' ? ownWords : things[kind](name)

const forSome = (days: number | null | undefined) =>
  days === null || days === undefined
    ? 'завинаги'
    : `за ${plural(language.plurals, days, { one: `${days} ден`, other: `${days} дни` })}`

/** The end of a limit, of which the account itself was never gone. */
const ends: Partial<Record<CaseDecision, string>> = {
  limit: 'Отново можете да публикувате обяви, коментари и съобщения.',
  limitReports: 'Отново можете да подавате сигнали до модераторите.',
}

const scopes: Record<CaseDecision, (thing: string, days: SuspensionDays | undefined) => string> = {
  dismiss: (thing) => `${thing}: няма нарушение и нищо не се променя.`,
  hide: (thing) => `${thing}: скриване навсякъде до промяна.`,
  remove: (thing) => `${thing}: премахване навсякъде.`,
  limit: (_thing, days) => `Не можете да публикувате обяви, коментари и съобщения ${forSome(days)}.`,
  limitReports: (_thing, days) => `Не можете да подавате сигнали до модераторите ${forSome(days)}.`,
  suspend: (_thing, days) => `Акаунтът Ви е спрян ${forSome(days)}. Никой не вижда него и обявите Ви.`,
  restore: (thing) => `${thing}: връщане; по-ранните решения са отменени.`,
}

const person = 'решението взе човек, без автоматични средства.'

const withoutReport: Record<Found, string> = {
  held: `Задържано при автоматична проверка преди изпращането, без сигнал; ${person}`,
  radar: `Открито от модератор, без сигнал, сред отбелязаното при автоматична проверка; ${person}`,
}

/** What is said of a decision. */
interface Scope {
  decision: CaseDecision
  days?: SuspensionDays | undefined
  undone?: CaseDecision | undefined
}

/** The statement of reasons (DSA 17) and the words around reports and decisions. */
export const statement: typeof english = {
  reasons: {
    // Fraud
    fraud: 'Измама',
    // Already sold
    sold: 'Вече е продаден',
    // Wrong data
    wrongData: 'Грешни данни',
    // Duplicate
    duplicate: 'Повторена обява',
    // Stolen photos
    stolenPhotos: 'Чужди снимки',
    // Illegal
    illegal: 'Незаконно',
    // Insult
    insult: 'Обида',
    // Private data
    privateData: 'Лични данни',
    // Other
    other: 'Друго',
  },
  decisions: {
    // No breach
    dismiss: 'Няма нарушение',
    // Hide until changed
    hide: 'Скриване до промяна',
    // Remove
    remove: 'Премахване',
    // Limit
    limit: 'Ограничаване',
    // Pause their reports
    limitReports: 'Пауза на сигналите',
    // Suspend
    suspend: 'Спиране',
    // Restore
    restore: 'Връщане',
  },
  // Hide
  hideFinally: 'Скриване',
  grounds: {
    // Rule: no deception of buyers or sellers.
    fraud: 'Правило: купувачи и продавачи не се заблуждават.',
    // Rule: photos show one’s own car.
    stolenPhotos: 'Правило: снимките показват собствения автомобил.',
    // Rule: offers are true.
    wrongData: 'Правило: данните в обявите са верни.',
    // Rule: one offer for one car.
    duplicate: 'Правило: една обява за един автомобил.',
    // Rule: sold cars are marked as sold.
    sold: 'Правило: продадените автомобили се отбелязват като продадени.',
    // Rule: no insults, threats or hatred.
    insult: 'Правило: без обиди, заплахи и омраза.',
    // Rule: no private data of others.
    privateData: 'Правило: без чужди лични данни.',
    // Rule: no advertising or repeated texts.
    spam: 'Правило: без реклама и повтаряне на едни и същи текстове.',
    // Rule: no repeated reports that are clearly unfounded.
    unfoundedReports: 'Правило: без многократни явно неоснователни сигнали.',
    // Law: it is illegal, as said in the facts.
    law: 'Закон: незаконно е, както е описано във фактите.',
    // Rule: as said in the facts.
    otherRule: 'Правило: както е описано във фактите.',
    // No rule or law is broken.
    noBreach: 'Не е нарушено правило или закон.',
    // The earlier decision was a mistake.
    mistake: 'По-ранното решение е грешка.',
  },
  scope: (kind: ReportKind, name: string, { decision, days, undone }: Scope) =>
    (undone && ends[undone]) ?? scopes[decision](thingOf(kind, name, decision), days),
  // ${things[kind](name)} is hidden everywhere.
  scopeHidden: (kind: ReportKind, name: string) => `${things[kind](name)}: скриване навсякъде.`,
  // Facts: ${facts}
  facts: (facts: string) => `Факти: ${facts}`,
  // Ground: ${sentence}
  ground: (sentence: string) => `Основание: ${sentence}`,
  // (reports: number, found: Found | undefined) => { if (reports > 0) return `Found by ${plural(language.plurals, reports, { one: 'a report', other: `${language.number(reports)} reports` })}; ${person}` return found ? withoutReport[found] : `Found by a moderator, without a report; ${person}` }
  found: (reports: number, found: Found | undefined) => {
    if (reports > 0)
      return `Открито чрез ${plural(language.plurals, reports, { one: 'сигнал', other: `${language.number(reports)} сигнала` })}; ${person}`
    return found ? withoutReport[found] : `Открито от модератор, без сигнал; ${person}`
  },
  // You can contest this here within six months, free of charge.
  redress: 'Можете да възразите тук до шест месеца, безплатно.',
  // You can also go to an out-of-court body or a court.
  redressElsewhere: 'Можете да се обърнете и към орган за извънсъдебно решаване на спорове или към съд.',
}

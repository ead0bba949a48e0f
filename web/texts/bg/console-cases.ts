import type { consoleCases as english } from '../en/console-cases.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const hourMs = 60 * 60 * 1000

/** A time that something took or is old: 40 минути, 9 часа, 3 дни. */
function span(ms: number): string {
  if (ms < hourMs) return counted(Math.max(1, Math.round(ms / 60_000)), 'минута', 'минути')
  if (ms < 48 * hourMs) return counted(Math.round(ms / hourMs), 'час', 'часа')
  return counted(Math.round(ms / (24 * hourMs)), 'ден', 'дни')
}

/** Cases in the console. */
export const consoleCases: typeof english = {
  // Open
  open: 'Отворени',
  // Oldest
  oldest: 'Най-старият чака',
  // Claimed by me
  mine: 'Поети от мен',
  // Median time to decide
  median: 'Обичайно време за решение',
  // None
  nothing: 'Няма',
  span,
  // Show
  show: 'Показване',
  // { waiting: 'All that wait', mine: 'Claimed by me', decided: 'Decided' }
  shows: { waiting: 'Всички чакащи', mine: 'Поети от мен', decided: 'Решени' },
  // Cases
  queue: 'Случаи',
  // No case waits.
  none: 'Няма чакащи случаи.',
  // No case is decided yet.
  noneDecided: 'Още няма решени случаи.',
  // Show more cases
  more: 'Още случаи',
  // Choose a case.
  choose: 'Изберете случай.',
  // Back to the queue
  toQueue: 'Към случаите',
  kinds: {
    // Offer
    offer: 'Обява',
    // Comment
    comment: 'Коментар',
    // Message
    message: 'Съобщение',
    // Profile
    profile: 'Профил',
    // Photo
    photo: 'Снимка',
  },
  title: (kind: string, name: string) => `${kind}: ${name}`,
  // { urgent: 'Urgent', high: 'High', normal: 'Normal', low: 'Low' }
  severities: { urgent: 'Спешен', high: 'Важен', normal: 'Обикновен', low: 'Маловажен' },
  // { open: 'Open', appealed: 'Appealed', decided: 'Decided' }
  states: { open: 'Отворен', appealed: 'С възражение', decided: 'Решен' },
  // counted(count, 'report', 'reports')
  reports: (count: number) => counted(count, 'сигнал', 'сигнала'),
  // ${counted(count, 'report says', 'reports say')} it is illegal
  illegal: (count: number) => `${counted(count, 'сигнал твърди', 'сигнала твърдят')}, че е незаконно`,
  // free
  free: 'свободен',
  // claimed by you
  claimedByYou: 'поет от Вас',
  // decided by you
  decidedByYou: 'по Ваше решение',
  own: {
    // about you
    concerned: 'отнася се за Вас',
    // reported by you
    reporter: 'по Ваш сигнал',
  },
  // claimed by ${name}
  claimedBy: (name: string) => `поет от ${name}`,
  // Claim
  claim: 'Поемане',
  // Release
  release: 'Освобождаване',
  // Take over
  takeOver: 'Поемане от другия',
  // Claim the case to decide it, so that nobody else works on it.
  claimFirst: 'Поемете случая, за да го решите, без друг да работи по него.',
  // You work on this case.
  youHave: 'Вие работите по този случай.',
  // ${name} works on this case.
  takenHint: (name: string) => `По този случай работи ${name}.`,
  // { shown: 'It can be seen.', hidden: 'It is hidden.', gone: 'It is gone.' }
  now: { shown: 'Вижда се.', hidden: 'Скрито е.', gone: 'Вече го няма.' },
  // member since ${member}, ${counted(offers, 'active offer', 'active offers')}, ${counted(breaches, 'breach', 'breaches')} before.
  about: (member: string, offers: number, breaches: number) =>
    `регистрация ${member}, ${counted(offers, 'активна обява', 'активни обяви')}, ${counted(breaches, 'предишно нарушение', 'предишни нарушения')}.`,
  // The account is deleted.
  nobody: 'Акаунтът е изтрит.',
  // ${counted(count, 'other case', 'other cases')} about this person
  others: (count: number) => `Още ${counted(count, 'случай', 'случая')} за този човек`,
  // until === null ? 'Suspended for good.' : `Suspended until ${language.date(new Date(until))}.`
  suspended: (until: number | null) =>
    until === null ? 'Спрян завинаги.' : `Спрян до ${language.date(new Date(until))}`,
  // until > 4e15 ? 'Limited for good.' : `Limited until ${language.date(new Date(until))}.`
  limited: (until: number) => (until > 4e15 ? 'Ограничен завинаги.' : `Ограничен до ${language.date(new Date(until))}`),
  // What was reported
  reported: 'За какво е сигналът',
  // What it is about
  content: 'За какво е случаят',
  // Price: ${price}
  price: (price: string) => `Цена: ${price}`,
  // Says to trade as: ${name}, EIK ${eik}, ${address}
  trader: (name: string, eik: string, address: string) => `Заявен търговец: ${name}, ЕИК ${eik}, ${address}`,
  // Its photos are links: ${links}
  links: (links: string) => `Снимките са линкове: ${links}`,
  // Reported photo ${number}
  photo: (number: number) => `Снимка ${number} от сигнала`,
  // Photo ${number} of now
  photoNow: (number: number) => `Снимка ${number} сега`,
  // It was changed after it was reported. Now it is so:
  changedSince: 'След сигнала е направена промяна. Сега е така:',
  // Offer in the console
  toOffer: 'Обявата в управлението',
  // Read the conversation
  readConversation: 'Четене на разговора',
  // Only because it was reported; the audit log notes that you looked.
  readHint: 'Само защото има сигнал; в журнала се записва, че сте го отворили.',
  // Conversation
  conversation: 'Разговор',
  // Deleted account
  ofNobody: 'Изтрит акаунт',
  // Reported message
  thisMessage: 'Съобщението от сигнала',
  // Reports
  allReports: 'Сигнали',
  // Report ${number}, ${moment}
  reportBy: (number: string, moment: string) => `Сигнал ${number}, ${moment}`,
  // without an account
  visitor: 'без акаунт',
  // account of this week
  newReporter: 'акаунт от тази седмица',
  // counted(count, 'more report', 'more reports')
  moreReports: (count: number) => `Още ${counted(count, 'сигнал', 'сигнала')}`,
  // ${counted(reports, 'report', 'reports')} decided before, ${dismissed} without a breach
  record: (reports: number, dismissed: number) =>
    `${counted(reports, 'решен сигнал досега', 'решени сигнала досега')}, без нарушение: ${dismissed}`,
  // until > 4e15 ? 'Reports not taken, for good.' : `Reports paused until ${language.date(new Date(until))}.`
  reportsLimited: (until: number) =>
    until > 4e15 ? 'Сигналите не се приемат повече.' : `Сигналите са спрени до ${language.date(new Date(until))}`,
  // This case is decided.
  isDecided: 'Случаят е решен.',
  // Next step
  step: 'Следваща стъпка',
  // To the next case
  next: 'Към следващия случай',
  // Says that it is illegal:
  saysIllegal: 'Твърди, че е незаконно:',
  // It concerns the abuse of a child.
  childAbuse: 'Отнася се за насилие над дете.',
  // Appeals
  appeals: 'Възражения',
  // { reporter: 'Appeal of the reporter', concerned: 'Appeal of the person concerned' }
  appealSides: { reporter: 'Възражение на подателя на сигнала', concerned: 'Възражение на засегнатия' },
  // { open: 'waits', upheld: 'upheld', rejected: 'rejected' }
  appealStates: { open: 'чака', upheld: 'уважено', rejected: 'отхвърлено' },
  // What was done
  history: 'Какво е направено',
  // Decision
  outcome: 'Решение',
  // Decision
  decision: 'Решение',
  // Ground
  ground: 'Основание',
  // Choose a ground
  chooseGround: 'Изберете основание',
  // For how long
  forHow: 'За колко време',
  // days === null ? 'For good' : counted(days, 'day', 'days')
  days: (days: number | null) => (days === null ? 'Завинаги' : counted(days, 'ден', 'дни')),
  // Facts, in your words
  facts: 'Фактите с Ваши думи',
  // Statement of reasons, sent to ${name}
  statement: (name: string) => `Мотиви, които получава ${name}`,
  // Statement of reasons
  noStatement: 'Мотиви',
  // When it is sent, it also says how it was found, and names it as the person knows it.
  statementMore: 'При изпращането се добавя и как е открито, с името, което човекът познава.',
  // Decide and send
  decide: 'Решаване и изпращане',
  // Decided and sent.
  decided: 'Решението е изпратено.',
  // Decision on the appeal
  appealDecision: 'Решение по възражението',
  // Uphold: undo the decision
  uphold: 'Уважаване: решението се отменя',
  // Reject: the decision stays
  reject: 'Отхвърляне: решението остава',
  // Answer, in your words
  answer: 'Отговор с Ваши думи',
  // Decide the appeal
  sendAnswer: 'Решаване на възражението',
  // Changed after it was hidden
  changedHidden: 'Променено след скриването',
  // The owner changed it after it was hidden, last on ${moment}. You see it as it is now: show it again, or keep it hidden and say why.
  changedHint: (moment: string) =>
    `Собственикът промени обявата след скриването, последно на ${moment}. Виждате я, каквато е сега: върнете я или я оставете скрита и напишете защо.`,
  // Nobody reported it.
  noReports: 'Няма сигнали.',
  // You decided this case. Another moderator decides the appeal.
  ownDecision: 'Решението по случая е Ваше. По възражението решава друг модератор.',
  // The case has changed since you opened it:
  changed: 'Случаят е променен, откакто го отворихте:',
  // I have seen it
  goOn: 'Видях промените',
  changes: {
    // ${name} claimed it.
    claimed: (name: string) => `Поет е от ${name}.`,
    // It was released.
    released: 'Освободен е.',
    // ${counted(count, 'new report', 'new reports')}.
    reports: (count: number) => `${counted(count, 'нов сигнал', 'нови сигнала')}.`,
    // It was decided: ${decision}.
    decided: (decision: string) => `Решен е: ${decision}.`,
    // An appeal came.
    appealed: 'Има възражение.',
    // It is open again.
    opened: 'Отворен е отново.',
    // The thing itself was changed.
    now: 'Самото съдържание е променено.',
    // Something else changed.
    other: 'Променено е нещо друго.',
  },
}

import { appName } from '../../../contract/titles.ts'
import type { profileFacts as english } from '../en/profile-facts.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** За колко време обикновено отговаря: `час`. */
function within(ms: number): string {
  if (ms <= 15 * minuteMs) return 'минути'
  if (ms <= hourMs) return 'до час'
  if (ms <= dayMs) return `до ${counted(Math.ceil(ms / hourMs), 'час', 'часа')}`
  return `до ${counted(Math.ceil(ms / dayMs), 'ден', 'дни')}`
}

/** The facts of a person beside the head of their profile. */
export const profileFacts: typeof english = {
  // Facts
  title: 'Факти',
  // About the seller
  aboutSeller: 'За продавача',
  // New here
  isNew: 'Отскоро тук',
  // Member since ${language.month(date)}
  memberSince: (date: Date) => `Регистрация: ${language.month(date)}`,
  // { Private: 'Private seller', Trader: 'Trader' }
  sellers: { Private: 'Частно лице', Trader: 'Търговец' },
  // ${counted(count, 'car', 'cars')} for sale now
  offers: (count: number) => `Сега продава ${counted(count, 'автомобил', 'автомобила')}`,
  // ${counted(count, 'car', 'cars')} sold
  sold: (count: number) => `Продадени: ${counted(count, 'автомобил', 'автомобила')}`,
  // Usually replies within ${within(ms)}
  replyTime: (ms: number) => `Обикновено отговаря за ${within(ms)}`,
  // Answered ${language.number(answered)} of ${counted(asked, 'conversation', 'conversations')} in 90 days
  replyRate: (answered: number, asked: number) =>
    `Отговор в ${language.number(answered)} от ${counted(asked, 'разговор', 'разговора')} за 90 дни`,
  // handovers === 0 ? `Met ${counted(count, 'person', 'people')}, confirmed by code` : `Met ${counted(count, 'person', 'people')}, confirmed by code, ${counted(handovers, 'handover', 'handovers')}`
  met: (count: number, handovers: number) =>
    handovers === 0
      ? `Срещи, потвърдени с код: ${counted(count, 'човек', 'души')}`
      : `Срещи, потвърдени с код: ${counted(count, 'човек', 'души')}, ${counted(handovers, 'сделка', 'сделки')}`,
  // Say people who met them
  saidByMet: 'Казват хора от срещи',
  metFacts: {
    // As described
    asDescribed: 'Според описанието',
    // On time
    onTime: 'Точност',
    // Papers ready
    papersReady: 'Готови документи',
    // As agreed
    keptWord: 'Според уговорката',
    // Would deal again
    dealAgain: 'Биха се договаряли пак',
  },
  // ${language.number(yes)} of ${language.number(all)}
  yesOf: (yes: number, all: number) => `${language.number(yes)} от ${language.number(all)}`,
  // count > names.length ? `You both follow ${names.join(', ')} and ${counted(count - names.length, 'other', 'others')}` : `You both follow ${names.join(', ')}`
  bothFollow: (names: readonly string[], count: number) =>
    count > names.length
      ? `Общи следвани: ${names.join(', ')} и още ${language.number(count - names.length)}`
      : `Общи следвани: ${names.join(', ')}`,
  // The trader
  trader: 'Търговецът',
  // Name
  traderName: 'Име',
  // EIK
  traderEik: 'ЕИК',
  // Address
  traderAddress: 'Адрес',
  // As the seller states it. The Commercial Register tells for free whose EIK it is.
  traderSays: 'По данни на продавача. Търговският регистър показва безплатно на кого е този ЕИК.',
  rights: {
    // A sale between private people: the rights of consumers do not apply, neither the legal guarantee nor the 14 days to withdraw. See the car and its papers before you pay.
    Private:
      'Продажба между частни лица: правата на потребителите не важат – нито законовата гаранция, нито 14-те дни за отказ. Вижте автомобила и документите му, преди да платите.',
    // You buy from a trader, so the rights of consumers apply: two years of legal guarantee, at least one if you agree on that for a used car, and 14 days to withdraw when you buy at a distance.
    Trader:
      'Купувате от търговец, затова важат правата на потребителите: две години законова гаранция, поне една, ако се договорите така за употребяван автомобил, и 14 дни за отказ при покупка от разстояние.',
    // The seller has not said whether they are private or a trader. Ask: with a trader, the rights of consumers apply.
    unknown:
      'Продавачът не е посочил дали е частно лице или търговец. Попитайте: при търговец важат правата на потребителите.',
  },
  // You offer or sold more cars than private sellers do. If you trade, the law wants buyers on ${appName} to know.
  looksLikeTrader: `Предлагате или сте продали повече автомобили, отколкото частните лица. Ако търгувате, законът изисква купувачите във ${appName} да го знаят.`,
  // Say who sells
  declare: 'Към вида на продавача',
}

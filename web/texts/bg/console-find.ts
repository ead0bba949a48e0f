import type { consoleFind as english } from '../en/console-find.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

function moment(at: number): string {
  return `${language.date(new Date(at))}, ${language.time(new Date(at))}`
}

/** People and offers in the console. */
export const consoleFind: typeof english = {
  // Find people and offers
  search: 'Търсене на хора и обяви',
  // Username, email, telephone, VIN, brand and model, an id, or the address of a page or photo.
  hint: 'Потребителско име, имейл, телефон, VIN, марка и модел, номер или адрес на страница или снимка.',
  // ${counted(people, 'person', 'people')}, ${counted(offers, 'offer', 'offers')} found.
  found: (people: number, offers: number) =>
    `Намерени: ${counted(people, 'човек', 'души')}, ${counted(offers, 'обява', 'обяви')}.`,
  // People
  people: 'Хора',
  // Offers
  offers: 'Обяви',
  // Nobody and nothing fits.
  nobody: 'Няма нищо подходящо.',
  moment,
  // since ${language.date(new Date(at))}
  since: (at: number) => `от ${language.date(new Date(at))}`,
  // of ${name}
  of: (name: string) => `на ${name}`,
  // Back to the results
  back: 'Към резултатите',
  // { user: 'Person', moderator: 'Moderator', operator: 'Operator' }
  roles: { user: 'Потребител', moderator: 'Модератор', operator: 'Оператор' },
  // Suspended
  suspended: 'Спрян',
  // Hidden
  hidden: 'Скрита',
  // Email
  email: 'Имейл',
  // Telephone number
  telephone: 'Телефон',
  // Role
  role: 'Роля',
  // Member since
  member: 'Регистрация',
  // Last seen
  lastSeen: 'Последна активност',
  // No session is open
  notSeen: 'Няма отворена сесия',
  // Sessions
  sessions: 'Сесии',
  // Will be deleted
  deletion: 'Ще бъде изтрит на',
  // Reason
  reason: 'Причина',
  // Limit
  limit: 'Ограничение',
  // Their reports
  reported: 'Подадени сигнали',
  // Pause of reports
  reportsLimit: 'Приемане на сигналите',
  counts: {
    // Offers
    offers: 'Обяви',
    // Offers hidden
    hiddenOffers: 'Скрити обяви',
    // Comments
    comments: 'Коментари',
    // Comments hidden
    hiddenComments: 'Скрити коментари',
    // Messages sent
    messages: 'Изпратени съобщения',
    // Followers
    followers: 'Последователи',
  },
  // Profile
  profile: 'Профил',
  // Newest offers
  newestOffers: 'Най-нови обяви',
  // Newest comments
  newestComments: 'Най-нови коментари',
  // Same telephone number
  sameTelephone: 'Със същия телефон',
  // What was done
  done: 'Какво е направено',
  // Nothing was done yet.
  nothingDone: 'Досега не е правено нищо.',
  // None.
  none: 'Няма.',
  // Page of the offer
  page: 'Страница на обявата',
  // Owner
  owner: 'Собственик',
  // Price
  price: 'Цена',
  // Estimate
  estimate: 'Оценка',
  // State
  state: 'Състояние',
  // Added
  added: 'Публикуване',
  // Same VIN
  sameVin: 'Със същия VIN',
  // Same photos
  samePhotos: 'Със същите снимки',
  // counted(count, 'photo', 'photos')
  sharedPhotos: (count: number) => counted(count, 'снимка', 'снимки'),
  // another offer
  anotherOffer: 'друга обява',
  // History of the offer
  history: 'История на обявата',
  entries: {
    // Added
    added: 'Публикуване',
    // Price
    price: 'Цена',
    // Mileage, km
    mileage: 'Пробег, км',
    // State
    state: 'Състояние',
  },
  // Photo ${number}
  picture: (number: number) => `Снимка ${number}`,
  // Description
  description: 'Описание',
}

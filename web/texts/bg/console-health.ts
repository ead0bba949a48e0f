import type { consoleHealth as english } from '../en/console-health.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const decimals = new Intl.NumberFormat(language.locale, { maximumFractionDigits: 1 })

function size(bytes: number): string {
  const [unit, of] = bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9]
  return `${decimals.format(bytes / of)}\u00a0${unit}`
}

function moment(at: number): string {
  return `${language.date(new Date(at))}, ${language.time(new Date(at))}`
}

/** The health of the product in the console. */
export const consoleHealth: typeof english = {
  // Store
  store: 'База данни',
  // It answers and has the newest level.
  storeFine: 'Отговаря и е с най-новата структура.',
  // It has not reached the newest level.
  levelOld: 'Още не е с най-новата структура.',
  // Database
  engine: 'Вид',
  // Size
  size: 'Размер',
  bytes: size,
  // A short question, milliseconds
  answers: 'Кратка заявка, милисекунди',
  milliseconds: (ms: number) => decimals.format(ms),
  // Level
  level: 'Структура',
  // Photos
  photos: 'Снимки',
  // The storage can be written.
  photosFine: 'В хранилището може да се записва.',
  // The storage cannot be written now.
  photosFail: 'В момента в хранилището не може да се записва.',
  // Where they lie
  place: 'Място',
  // { folder: 'In a folder', bucket: 'In an object storage' }
  places: { folder: 'В папка', bucket: 'В отделно хранилище' },
  // Uploaded photos
  photoCount: 'Качени снимки',
  // Free space there
  free: 'Свободно място там',
  // There is a backup of this week.
  backupFine: 'Има резервно копие от последните седем дни.',
  // The last backup is ${counted(days, 'day', 'days')} old.
  backupOld: (days: number) => `Последното резервно копие е отпреди ${counted(days, 'ден', 'дни')}.`,
  // No backup is known.
  backupNever: 'Няма данни за резервно копие.',
  // After a backup by tools of the database: ${command}
  backupHint: (command: string) => `След копие със средствата на базата данни: ${command}`,
  // Letters
  letters: 'Имейли',
  // The mail server takes them.
  lettersFine: 'Пощенският сървър ги приема.',
  // Some have waited for more than a quarter of an hour.
  lettersLate: 'Някои чакат повече от четвърт час.',
  // The mail server refuses us: see the settings of mail.
  lettersRefused: 'Пощенският сървър ни отказва: проверете настройките на пощата.',
  // Waiting
  lettersWaiting: 'Чакащи',
  // The oldest is of
  lettersOldest: 'Най-старият е от',
  troubles: {
    // The server is away
    server: 'Сървърът не отговаря',
    // The server refuses us
    setup: 'Сървърът ни отказва',
    // Refused addresses
    address: 'Отказани адреси',
    // Refused texts
    content: 'Отказани текстове',
    // Put off by the server
    later: 'Отложени от сървъра',
  },
  // ${counted(count, 'letter', 'letters')}, ${answer}
  trouble: (count: number, answer: string) => `${counted(count, 'имейл', 'имейла')}, ${answer}`,
  // Jobs
  jobsTitle: 'Периодични задачи',
  // None has failed at its last run.
  jobsFine: 'Последното изпълнение на всяка е успешно.',
  // ${counted(count, 'job', 'jobs')} failed at the last run; the log says why.
  jobsFail: (count: number) =>
    `${counted(count, 'задача е завършила', 'задачи са завършили')} с грешка; причината е в журнала на сървъра.`,
  // Not yet
  never: 'Още не',
  moment,
  // Failed: ${moment(at)}
  failedAt: (at: number) => `Грешка: ${moment(at)}`,
  // Running since ${moment(at)}.
  startedAt: (at: number) => `Работи от ${moment(at)}.`,
  jobs: {
    // Last backup
    backup: 'Последно резервно копие',
    // Offers that expire
    offerSweep: 'Обяви с изтекъл срок',
    // Photos that nothing shows
    photoSweep: 'Снимки, които никъде не се показват',
    // Price offers that expire
    dealSweep: 'Оферти с изтекъл срок',
    // Accepted amounts that are forgotten
    amountSweep: 'Приети суми за изтриване',
    // Old notifications
    noticeSweep: 'Стари известия',
    // Accounts to delete, archives
    accountSweep: 'Акаунти за изтриване и архиви',
    // Old sessions and leftovers
    sessionSweep: 'Стари сесии и остатъци',
    // Estimates of prices
    estimates: 'Оценки на цените',
    // Daily letters of saved searches
    digest: 'Ежедневни имейли за запазени търсения',
    // Sending of letters
    letters: 'Изпращане на имейли',
  },
}

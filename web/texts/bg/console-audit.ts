import type { consoleAudit as english } from '../en/console-audit.ts'

/** The audit log in the console. */
export const consoleAudit: typeof english = {
  actions: {
    // Suspended
    suspend: 'спиране',
    // Restored
    restore: 'възстановяване',
    // Hidden
    hide: 'скриване',
    // Shown again
    show: 'връщане',
    // Role given
    role: 'смяна на ролята',
    // Limited
    limit: 'ограничаване',
    // Limit ended
    unlimit: 'край на ограничението',
    // Reports paused
    limitReports: 'пауза на сигналите',
    // Reports taken again
    unlimitReports: 'приемане на сигналите',
    // Claimed
    claim: 'поемане',
    // Released
    release: 'освобождаване',
    // Decided
    decide: 'решение',
    // Tried too late
    late: 'закъснял опит',
    // Conversation read
    look: 'прочетен разговор',
    // Appeal decided
    appeal: 'решение по възражение',
    // Refused
    refuse: 'отказване',
    // Logged out everywhere
    endSessions: 'изход от всички устройства',
    // Second factors removed
    removeFactors: 'премахване на вторите фактори',
    // Added
    add: 'добавяне',
    // Changed
    change: 'промяна',
    // Deleted
    delete: 'изтриване',
  },
  kinds: {
    // Account
    account: 'Акаунт',
    // Offer
    offer: 'Обява',
    // Comment
    comment: 'Коментар',
    // Message
    message: 'Съобщение',
    // Case
    case: 'Случай',
    // Saved answer
    answer: 'Запазен отговор',
    // Sponsor
    sponsor: 'Спонсор',
    // Site
    site: 'Сайт',
  },
  profile: {
    // Profile: Removed
    hide: 'Профил: премахване',
    // Profile: Put back
    show: 'Профил: връщане',
  },
  row: (kind: string, action: string) => `${kind}: ${action}`,
  // Filter of the audit log
  filter: 'Филтър на журнала',
  // Who
  actor: 'Кой',
  // Beginning of the username.
  actorHint: 'Началото на потребителското име.',
  // What
  action: 'Какво',
  // On what
  kind: 'Върху какво',
  // Id
  target: 'Номер',
  // All
  any: 'Всички',
  // From
  from: 'От',
  // Until
  until: 'До',
  // No action fits.
  none: 'Няма такива действия.',
  // Show older actions
  more: 'По-стари действия',
  // Save as a file
  export: 'Запис във файл',
  // { upheld: 'Upheld', rejected: 'Rejected' }
  appeals: { upheld: 'Уважено', rejected: 'Отхвърлено' },
  roleChange: (before: string, after: string) => `${before} → ${after}`,
  // The usual texts again.
  usualTexts: 'Отново обичайните текстове.',
  // Time that was over
  clock: 'Изтекъл срок',
  // Command line (${account})
  commandLine: (account: string) => `Команден ред (${account})`,
}

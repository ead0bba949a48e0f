import type { consoleSponsors as english } from '../en/console-sponsors.ts'

/** Sponsors in the console. */
export const consoleSponsors: typeof english = {
  // In the order of the strip on the home page. Changes are seen at once.
  hint: 'В реда, в който са на началната страница. Промените се виждат веднага.',
  // There are no sponsors yet.
  none: 'Още няма спонсори.',
  // New sponsor
  add: 'Нов спонсор',
  // Change
  change: 'Промяна',
  // Change: ${name}
  changeOf: (name: string) => `Промяна: ${name}`,
  // Delete
  delete: 'Изтриване',
  // Delete: ${name}
  deleteOf: (name: string) => `Изтриване: ${name}`,
  // ${name} goes from the strip for good. To hide it for a while, switch it off.
  deleteQuestion: (name: string) =>
    `${name} ще изчезне завинаги от началната страница. За временно скриване го изключете.`,
  // Keep it
  keep: 'Отказ',
  // Earlier: ${name}
  earlier: (name: string) => `Преместване напред: ${name}`,
  // Later: ${name}
  later: (name: string) => `Преместване назад: ${name}`,
  // Switched off
  off: 'Изключен',
  // Switch on
  switchOn: 'Включване',
  // Switch on: ${name}
  switchOnOf: (name: string) => `Включване: ${name}`,
  // Switch off
  switchOff: 'Изключване',
  // Switch off: ${name}
  switchOffOf: (name: string) => `Изключване: ${name}`,
  // Name
  name: 'Име',
  // Website
  link: 'Сайт',
  // Picture
  image: 'Картинка',
  // JPEG, PNG, WebP or AVIF. It stands on white, also in dark.
  imageHint: 'JPEG, PNG, WebP или AVIF. Показва се на бяло и в тъмната тема.',
  // The picture is being uploaded...
  uploading: 'Картинката се качва...',
  // ${name} logo
  logoOf: (name: string) => `Лого на ${name}`,
  // Save
  save: 'Запазване',
  // Saved.
  saved: 'Запазено.',
}

import type { sponsors as english } from '../en/sponsors.ts'

export const sponsors: typeof english = {
  // Sponsors
  heading: 'Спонсори',
  // No sponsors yet.
  none: 'Още няма спонсори.',
  // Pause
  pause: 'Пауза',
  // ${name} logo
  logoOf: (name: string) => `Лого на ${name}`,
  // Visit our website for more!
  visitForMore: 'Вижте още на сайта ни!',
  // Visit Website for more...
  visitWebsite: 'Към сайта за още...',
  // (opens in a new tab)
  opensNewTab: '(отваря се в нов раздел)',
}

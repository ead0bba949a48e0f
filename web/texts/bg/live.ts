import type { live as english } from '../en/live.ts'
import { language } from './language.ts'

const dayMs = 24 * 60 * 60 * 1000

function clock(time: number): string {
  const date = new Date(time)
  const hour = language.time(date)
  return Date.now() - time < dayMs ? hour : `${language.date(date)}, ${hour}`
}

/** The connection: what a call says when no answer came, and what stands on the page while it is lost. */
export const live: typeof english = {
  // No connection. Please check it and try again.
  offline: 'Няма връзка с интернет. Моля, проверете я и опитайте отново.',
  // It is possible again from ${clock(time)}.
  againFrom: (time: number) => `Отново е възможно след ${clock(time)}.`,
  moment: clock,
  // Offline since ${clock(time)}. You see the list as it was then.
  listAsOf: (time: number) => `Без връзка от ${clock(time)}. Виждате списъка, какъвто беше тогава.`,
  // News come a little later here: your network lets no live connection through.
  askedNow: 'Новостите тук идват малко по-късно: мрежата Ви не пропуска връзка на живо.',
  // Offline since ${clock(time)}. You see the page as it was then.
  pageAsOf: (time: number) => `Без връзка от ${clock(time)}. Виждате страницата, каквато беше тогава.`,
}

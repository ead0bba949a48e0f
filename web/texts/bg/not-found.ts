import { titles } from '../../../contract/texts/bg/titles.ts'
import { appName } from '../../../contract/titles.ts'
import type { notFound as english } from '../en/not-found.ts'

export const notFound: typeof english = {
  // Uh oh, something broke.
  heading: 'Опа, нещо се счупи.',
  // Error 404 - page not found.
  text: 'Грешка 404 – страницата не е намерена.',
  tabTitle: titles.notFound,
  // Back to ${appName}
  back: `Обратно към ${appName}`,
}

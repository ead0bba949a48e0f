import { plural } from '../../../contract/texts/plural.ts'
import { tabTitle } from '../../../contract/titles.ts'
import type { ui as english } from '../en/ui.ts'
import { language } from './language.ts'

export const ui: typeof english = {
  // Loading
  loading: 'Зареждане',
  // Close
  close: 'Затваряне',
  // Show password
  showPassword: 'Показване на паролата',
  // Hide password
  hidePassword: 'Скриване на паролата',
  // plural(language.plurals, count, { one: `${language.number(count)} field needs your attention.`, other: `${language.number(count)} fields need your attention.`, })
  fieldsNeedAttention: (count: number) =>
    plural(language.plurals, count, {
      one: `${language.number(count)} поле изисква внимание.`,
      other: `${language.number(count)} полета изискват внимание.`,
    }),
  // All fields are complete.
  allFieldsComplete: 'Всички полета са попълнени.',
  // plural(language.plurals, over, { one: 'One character too many.', other: `${language.number(over)} characters too many.`, })
  tooLong: (over: number) =>
    plural(language.plurals, over, {
      one: 'Един знак в повече.',
      other: `${language.number(over)} знака в повече.`,
    }),
  // Live
  live: 'На живо',
  // Reconnecting...
  reconnecting: 'Свързване...',
  // { Male: 'Male', Female: 'Female', Other: 'Other' }
  genders: { Male: 'Мъж', Female: 'Жена', Other: 'Друго' },
  tabTitle,
}

import { type UiTexts } from '../../ui/ui-texts.tsx'
import { plural } from '../../../contract/texts/plural.ts'
import { tabTitle } from '../../../contract/titles.ts'
import { language } from './language.ts'

export const ui = {
  loading: 'Loading',
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  fieldsNeedAttention: (count) =>
    plural(language.plurals, count, {
      one: `${language.number(count)} field needs your attention.`,
      other: `${language.number(count)} fields need your attention.`,
    }),
  allFieldsComplete: 'All fields are complete.',
  tooLong: (over) =>
    plural(language.plurals, over, {
      one: 'One character too many.',
      other: `${language.number(over)} characters too many.`,
    }),
  live: 'Live',
  reconnecting: 'Reconnecting...',
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  tabTitle,
} satisfies UiTexts

import { titles } from '../../../contract/texts/en/titles.ts'
import { appName } from '../../../contract/titles.ts'

export const notFound = {
  heading: 'Uh oh, something broke.',
  text: 'Error 404 - page not found.',
  tabTitle: titles.notFound,
  back: `Back to ${appName}`,
}

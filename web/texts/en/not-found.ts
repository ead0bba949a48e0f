import { appName } from '../../../contract/titles.ts'

export const notFound = {
  heading: 'Uh oh, something broke.',
  text: 'Error 404 - page not found.',
  tabTitle: 'Error 404',
  back: `Back to ${appName}`,
} as const

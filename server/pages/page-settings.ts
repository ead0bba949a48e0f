import { operatorLists } from '../../contract/choices.ts'
import { type HomeTexts } from '../../contract/site.ts'
import { type Config } from '../config/config.ts'

/** What every page knows of the operator's settings. */
export function pageSettings({ mailProvider, mail, contact }: Config, home: HomeTexts) {
  const sendsMail = mail !== null
  const hasOwnTexts = Object.keys(home).length > 0
  return {
    mailProvider,
    sendsMail,
    lists: operatorLists(),
    ...(contact !== undefined && { contact }),
    ...(hasOwnTexts && { home }),
  }
}

import { messages } from '../../contract/messages.ts'
import { ui } from './en/ui.ts'

/** The English catalogue; each section is a file of its own. */
export const en = {
  /** Sentences of broken rules, by message id. */
  messages,
  ui,
}

import { caseDecisions } from '../../contract/decision.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { roles, type AuditEntry } from '../../contract/moderation.ts'
import { homeTextNames, type Site, type SiteLists } from '../../contract/site.ts'
import { texts } from '../texts.ts'

const words = texts.consoleAudit

/** Why an action was done, in the reader's language where the product itself wrote it; what people typed stays. */
export function reasonInWords({ action, kind, actorId, targetId, reason }: AuditEntry): string {
  const [first = '', rest] = splitAt(reason, ': ')
  if ((action === 'decide' || action === 'late') && isOneOf(caseDecisions, first))
    return joined(texts.statement.decisions[first], rest)
  if ((action === 'appeal' || action === 'late') && (first === 'upheld' || first === 'rejected'))
    return joined(words.appeals[first], rest)
  if (action === 'role') return roleInWords(reason)
  if (kind === 'site') return siteInWords(targetId, reason)
  // The action itself says it.
  const isOfProduct = action === 'look' || (action === 'restore' && actorId === null && reason === suspensionOver)
  return isOfProduct ? '' : reason
}

const suspensionOver = 'The suspension is over.'

/** What was done to what. */
export function actionInWords({ kind, action }: Pick<AuditEntry, 'kind' | 'action'>): string {
  // Of an account only what its profile says is hidden.
  if (kind === 'account' && (action === 'hide' || action === 'show')) return words.profile[action]
  return words.row(words.kinds[kind], words.actions[action])
}

/** Who did it: a person, the command line, or the product when a time was over. */
export function actorInWords({ actor, actorId }: AuditEntry): string {
  if (actorId !== null) return actor
  if (actor === 'clock') return words.clock
  const [, account] = /^command line \((.*)\)$/.exec(actor) ?? []
  return account === undefined ? actor : words.commandLine(account)
}

/** What it was done to: a name where the product has one, otherwise the id. */
export function targetInWords({ kind, targetId }: AuditEntry): string {
  if (kind !== 'site') return targetId
  return targetId === 'texts' ? texts.consoleSite.texts : texts.consoleSite.lists
}

function roleInWords(reason: string): string {
  const [before = '', after = ''] = splitAt(reason, ' to ')
  if (!isOneOf(roles, before) || !isOneOf(roles, after)) return reason
  return words.roleChange(texts.consoleFind.roles[before], texts.consoleFind.roles[after])
}

/** What was set, which is stored as JSON and cut when it is long. */
function siteInWords(name: string, reason: string): string {
  const set = parsed(reason)
  if (set === null) return reason
  return name === 'lists' ? listsInWords(set as SiteLists) : textsInWords(set as Site['texts'])
}

function listsInWords({ makes, lastYear }: SiteLists): string {
  const { makes: besides, lastYear: last, none, currentYear } = texts.consoleSite
  return `${besides}: ${makes.join(', ') || none} · ${last}: ${lastYear ?? currentYear}`
}

function textsInWords(set: Site['texts']): string {
  const all = Object.values(set).flatMap((ofLanguage) =>
    homeTextNames.flatMap((name) => (ofLanguage[name] ? `${texts.consoleSite.names[name]}: ${ofLanguage[name]}` : [])),
  )
  return all.join(' · ') || words.usualTexts
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function splitAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}

function joined(decision: string, facts = ''): string {
  return facts === '' ? decision : `${decision}: ${facts}`
}

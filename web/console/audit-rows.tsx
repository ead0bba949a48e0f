import { type AuditEntry } from '../../contract/moderation.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { actionInWords, actorInWords, reasonInWords, targetInWords } from './audit-words.ts'
import rows from './rows.module.css'

/** Actions of the audit log, with links to cases and the files of people and offers. */
export function AuditRows({ entries }: { entries: AuditEntry[] }) {
  return (
    <ul className={rows.rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <strong>{actionInWords(entry)}</strong>
            <Target entry={entry} />
          </div>
          <p className={rows.words}>{reasonInWords(entry)}</p>
          <p>
            {actorInWords(entry)} · {texts.consoleFind.moment(entry.at)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Target({ entry }: { entry: AuditEntry }) {
  const { kind, targetId } = entry
  if (kind === 'account') return <a href={href('consolePart', { part: 'find', person: targetId })}>{targetId}</a>
  if (kind === 'offer') return <a href={href('consolePart', { part: 'find', offer: targetId })}>{targetId}</a>
  if (kind === 'case') return <a href={href('consolePart', { part: 'cases', case: targetId })}>{targetId}</a>
  return <span>{targetInWords(entry)}</span>
}

import { type AuditEntry } from '../../contract/moderation.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import rows from './rows.module.css'

const words = texts.consoleAudit

/** Actions of the audit log, with links to the files of people and offers. */
export function AuditRows({ entries }: { entries: AuditEntry[] }) {
  return (
    <ul className={rows.rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <strong>{words.row(words.kinds[entry.kind], words.actions[entry.action])}</strong>
            <Target entry={entry} />
          </div>
          <p className={rows.words}>{entry.reason}</p>
          <p>
            {entry.actor} · {texts.consoleFind.moment(entry.at)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Target({ entry: { kind, targetId } }: { entry: AuditEntry }) {
  if (kind === 'account') return <a href={href('consolePart', { part: 'find', person: targetId })}>{targetId}</a>
  if (kind === 'offer') return <a href={href('consolePart', { part: 'find', offer: targetId })}>{targetId}</a>
  return <span>{targetId}</span>
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedSession } from '../../contract/rights.ts'
import { asksFirst } from '../asks-first.ts'
import { sentenceOf } from '../call-error.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { Section } from './section.tsx'
import { endOtherSessions, endSession, sessionsQuery } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings

/** The person's sessions; each but this one can be ended, if need be after `onConfirmFirst`. */
export function SessionsSection({ onConfirmFirst }: { onConfirmFirst: (again: () => Promise<void>) => void }) {
  const { data: sessions = [], error, refetch } = useQuery(sessionsQuery)
  const [isBusy, setIsBusy] = useState(false)
  const others = sessions.filter((session) => !session.isThis)

  async function end(count: number, call: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await call()
      showToast({ text: settings.othersEnded(count) })
    } catch (failure) {
      if (asksFirst(failure)) onConfirmFirst(() => end(count, call))
      else showToast({ text: sentenceOf(failure) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section title={settings.sessions} hint={settings.sessionsHint}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(1, () => endSession(session.id))} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className={styles.buttons}>
          <Button variant="danger" isBusy={isBusy} onClick={() => void end(others.length, endOtherSessions)}>
            {settings.endOthers}
          </Button>
        </div>
      )}
    </Section>
  )
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const device = session.device === '' ? settings.unknownDevice : session.device
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <strong>{device}</strong> {session.isThis && <span className={styles.badge}>{settings.thisDevice}</span>}
        <p className={styles.hint}>{settings.began(session.createdAt)}</p>
        <p className={styles.hint}>{settings.lastUsed(session.usedAt)}</p>
      </div>
      {!session.isThis && (
        <Button variant="secondary" size="small" aria-label={settings.endOf(device, session.createdAt)} onClick={onEnd}>
          {settings.end}
        </Button>
      )}
    </li>
  )
}

import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { handoverLimits, readHandoverCode, type HandoverCode } from '../../contract/handover.ts'
import { type Person } from '../../contract/user.ts'
import { type Viewing } from '../../contract/viewing.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useNow } from '../use-now.ts'
import { addressWithCode, codeInAddress } from './code-in-address.ts'
import { Failure } from './deal-card.tsx'
import cardStyles from './deal-card.module.css'
import { confirmMeeting, showHandoverCode } from './deal-queries.ts'
import styles from './meeting.module.css'
import { QrPicture } from '../ui/qr-picture.tsx'
import { useActing } from './use-acting.ts'

const words = texts.handover

const minuteMs = 60_000
/** The server's time is known to the second. */
const maxMinutes = handoverLimits.codeMs / minuteMs

interface MeetingProps {
  viewing: Viewing
  myId: string
  other: Person
  onDone: () => void
}

/** At the meeting one shows the code, the other types or scans it. */
export function Meeting({ viewing, myId, other, onDone }: MeetingProps) {
  const [shown, setShown] = useState<HandoverCode | null>(null)
  const [typed, setTyped] = useState(codeInAddress)
  const [isSent, setIsSent] = useState(false)
  const { busy, failure, run } = useActing(other.id, onDone)
  const form = useRef<HTMLFormElement>(null)
  const code = readHandoverCode(typed)

  // Whoever scanned the picture is led to the press that confirms.
  useEffect(() => {
    if (codeInAddress() !== '') form.current?.querySelector('button')?.focus()
  }, [])

  function show() {
    void run('show', async () => setShown(await showHandoverCode(viewing.id)))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsSent(true)
    if (code !== null) void run('meet', () => confirmMeeting(myId, viewing.id, code))
  }

  return (
    <div className={styles.meeting}>
      <p>{words.what}</p>
      {shown && <ShownCode shown={shown} myId={myId} />}
      <div className={cardStyles.actions}>
        <Button variant="secondary" size="small" icon={<KeyRound />} isBusy={busy === 'show'} onClick={show}>
          {shown ? words.showAgain : words.show}
        </Button>
      </div>
      <form ref={form} className={cardStyles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.codeOf(other.username)}
          value={typed}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={handoverLimits.digits + 3}
          error={isSent && code === null ? messageSentence('handoverCode') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={cardStyles.actions}>
          <Button type="submit" variant="primary" size="small" isBusy={busy === 'meet'}>
            {words.confirm}
          </Button>
        </div>
      </form>
      <Failure sentence={failure} />
    </div>
  )
}

/** The code, and for how many minutes it holds: whose clock is wrong would misread the hour. */
function ShownCode({ shown: { code, expiresAt }, myId }: { shown: HandoverCode; myId: string }) {
  const minutes = Math.ceil((expiresAt - useNow(expiresAt, minuteMs)) / minuteMs)
  return (
    <>
      <div role="status">
        {minutes > 0 ? (
          <>
            <p className={styles.code} translate="no">
              {words.code(`${code.slice(0, 3)} ${code.slice(3)}`)}
            </p>
            <QrPicture address={addressWithCode(myId, code)} label={words.picture} />
          </>
        ) : (
          <p>{words.over}</p>
        )}
      </div>
      {minutes > 0 && <p className={styles.small}>{words.holdsFor(Math.min(minutes, maxMinutes))}</p>}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { isMeetingTime } from '../../contract/handover.ts'
import { sideOf } from '../../contract/price-offer.ts'
import { isElsewhere } from '../../contract/times.ts'
import { type Person } from '../../contract/user.ts'
import { agreedAt, endOf, overlaps, viewingStateAt, type Viewing } from '../../contract/viewing.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useNow } from '../use-now.ts'
import { AnswerForm } from './answer-form.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { DealCard, Failure } from './deal-card.tsx'
import styles from './deal-card.module.css'
import { actOnViewing, comingViewings } from './deal-queries.ts'
import { Meeting } from './meeting.tsx'
import { Met } from './met.tsx'
import { TimesForm } from './times-form.tsx'
import { useActing } from './use-acting.ts'

interface ViewingCardProps {
  viewing: Viewing
  myId: string
  other: Person
}

/** How a viewing stands, what happens next, and what this person can do. */
export function ViewingCard({ viewing, myId, other }: ViewingCardProps) {
  const words = texts.viewings
  const lastMoment = viewing.state === 'proposed' ? viewing.times.at(-1) : viewing.at && endOf(viewing.at)
  const now = useNow(lastMoment)
  const state = viewingStateAt(viewing, now)
  const agreed = agreedAt({ ...viewing, state })
  const isMine = viewing.proposedBy === sideOf(viewing, myId)
  const isConfirmed = state === 'confirmed' && viewing.at !== undefined
  return (
    <DealCard
      deal={viewing}
      label={words.cardLabel(viewing.carName)}
      state={state}
      icon={isConfirmed ? <CalendarCheck /> : <CalendarDays />}
      about={aboutOf(viewing, { isConfirmed, proposer: isMine ? undefined : other.username })}
      what={
        <>
          {agreed !== undefined && <p className={styles.amount}>{words.at(agreed)}</p>}
          <p>{words.placeIs(viewing.place)}</p>
          {isElsewhere(agreed ?? viewing.times[0] ?? now) && <p>{words.marketTime}</p>}
        </>
      }
      next={
        viewing.handover
          ? texts.handover.met(other.username, viewing.handover.metAt)
          : words.next({ state, isMine, other: other.username })
      }
    >
      {(onDone) => (
        <>
          <AfterMeeting viewing={viewing} now={now} myId={myId} other={other} onDone={onDone} />
          {!isConfirmed && viewing.at !== undefined && viewing.at > now && (
            <div className={styles.actions}>
              <CalendarLink viewing={{ ...viewing, state }} />
            </div>
          )}
          {!viewing.handover && (state === 'proposed' || state === 'confirmed') && (
            <Actions
              key={`${state} ${viewing.round}`}
              viewing={{ ...viewing, state }}
              isMine={isMine}
              myId={myId}
              other={other}
              onDone={onDone}
            />
          )}
        </>
      )}
    </DealCard>
  )
}

/** What has become of it; without a name the proposal is the reader's own. */
function aboutOf(
  { handover }: Viewing,
  { isConfirmed, proposer }: { isConfirmed: boolean; proposer: string | undefined },
): string {
  const words = texts.viewings
  if (handover) return words.steps.met
  return isConfirmed ? words.confirmed : words.proposedBy(proposer)
}

/** The meeting, while it is time for it, and what follows. */
function AfterMeeting({ viewing, now, myId, other, onDone }: ViewingCardProps & { now: number; onDone: () => void }) {
  const { handover } = viewing
  if (handover) return <Met viewing={viewing} handover={handover} myId={myId} other={other} onDone={onDone} />
  if (!isMeetingTime(viewing, now)) return null
  return <Meeting viewing={viewing} myId={myId} other={other} onDone={onDone} />
}

function Actions({ viewing, isMine, myId, other, onDone }: ViewingCardProps & { isMine: boolean; onDone: () => void }) {
  const words = texts.viewings
  const { id, round, state } = viewing
  const [asking, setAsking] = useState<'propose' | 'cancel' | null>(null)
  const { busy, failure, run } = useActing(other.id, onDone)

  function close() {
    setAsking(null)
    onDone()
  }

  return (
    <>
      {state === 'proposed' && (
        <Times viewing={viewing} mayChoose={!isMine && asking === null} busy={busy} run={run} myId={myId} />
      )}
      {asking === 'propose' && (
        <TimesForm
          heldAs={`viewing:${id}`}
          place={viewing.place}
          isBusy={busy !== null}
          onSend={(proposal) =>
            void run('propose', () => actOnViewing(myId, id, { action: 'propose', round, ...proposal }))
          }
          onCancel={close}
        />
      )}
      {asking === 'cancel' && (
        <AnswerForm
          heldAs={`viewing-answer:${id}`}
          label={words.cancel}
          asksAmount={false}
          isBusy={busy !== null}
          onSend={({ words: said }) =>
            void run('cancel', () => actOnViewing(myId, id, { action: 'cancel', round, ...(said && { words: said }) }))
          }
          onCancel={close}
        />
      )}
      {asking === null && (
        <div className={styles.actions}>
          {state === 'confirmed' && <CalendarLink viewing={viewing} />}
          <Button variant="secondary" size="small" onClick={() => setAsking('propose')}>
            {words.otherTimes}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsking('cancel')}>
            {words.cancel}
          </Button>
        </div>
      )}
      <Failure sentence={failure} />
    </>
  )
}

interface TimesProps {
  viewing: Viewing
  mayChoose: boolean
  busy: string | null
  run: (name: string, act: () => Promise<void>) => Promise<void>
  myId: string
}

/** The proposed times; whoever was asked chooses one, and learns before what else they have promised then. */
function Times({ viewing, mayChoose, busy, run, myId }: TimesProps) {
  const words = texts.viewings
  const name = useId()
  const now = useNow(undefined)
  const { data: coming = [] } = useQuery({ ...comingViewings, enabled: mayChoose })
  const [chosen, setChosen] = useState<number | undefined>(viewing.times.find((time) => time > now))
  const clashOf = (time: number) =>
    coming.find(({ id, at }) => id !== viewing.id && at !== undefined && overlaps(at, time))
  if (!mayChoose) {
    return (
      <ul className={styles.times}>
        {viewing.times.map((time) => (
          <li key={time}>{words.at(time)}</li>
        ))}
      </ul>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === undefined) return
        const { id, round } = viewing
        void run('confirm', () => actOnViewing(myId, id, { action: 'confirm', round, at: chosen }))
      }}
    >
      <fieldset className={styles.choice}>
        <legend>{words.choose}</legend>
        {viewing.times.map((time) => (
          <label key={time}>
            <input
              type="radio"
              name={name}
              checked={chosen === time}
              disabled={time <= now}
              onChange={() => setChosen(time)}
            />
            <span>
              {words.at(time)}
              {clashOf(time) && <small>{words.clash(clashOf(time)?.carName ?? '', clashOf(time)?.at ?? 0)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" isBusy={busy === 'confirm'}>
          {words.confirm}
        </Button>
      </div>
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode } from 'react'
import { lateLetterMs, type Health, type JobRun, type LetterQueueState } from '../../contract/console.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Loader } from '../ui/loader.tsx'
import { healthQuery } from './console-queries.ts'
import styles from './parts.module.css'

const words = texts.consoleHealth
const dayMs = 24 * 60 * 60 * 1000
const backupDone = 'npm run backup -- --done'
/** Days after which a backup is old. */
const oldDays = 7

/** Store, storage, jobs and the last backup at a glance. */
export function HealthPart() {
  const { data: health, dataUpdatedAt, error, refetch } = useQuery(healthQuery)
  if (error && !health) return <LoadFailure error={error} isWhole onRetry={() => void refetch()} />
  if (!health) return <Loader />
  const backup = health.jobs.find(({ name }) => name === 'backup')
  return (
    <div className={styles.part}>
      <div className={styles.grid}>
        <StoreCard store={health.store} />
        <PhotosCard photos={health.photos} />
        {health.letters && <LettersCard letters={health.letters} now={dataUpdatedAt} />}
        <BackupCard doneAt={backup?.doneAt ?? null} now={dataUpdatedAt} />
      </div>
      <JobsCard jobs={health.jobs.filter(({ name }) => name !== 'backup')} />
      <p className={styles.hint}>{words.startedAt(health.startedAt)}</p>
    </div>
  )
}

function StoreCard({ store: { engine, bytes, answerMs, level, isNewestLevel } }: { store: Health['store'] }) {
  return (
    <Card title={words.store} isFine={isNewestLevel} state={isNewestLevel ? words.storeFine : words.levelOld}>
      <dl className={styles.rows}>
        <Row name={words.engine}>{engine}</Row>
        <Row name={words.size}>{words.bytes(bytes)}</Row>
        <Row name={words.answers}>{words.milliseconds(answerMs)}</Row>
        <Row name={words.level}>{level}</Row>
      </dl>
    </Card>
  )
}

function PhotosCard({ photos: { place, works, count, freeBytes } }: { photos: Health['photos'] }) {
  return (
    <Card title={words.photos} isFine={works} state={works ? words.photosFine : words.photosFail}>
      <dl className={styles.rows}>
        <Row name={words.place}>{words.places[place]}</Row>
        <Row name={words.photoCount}>{texts.language.number(count)}</Row>
        {freeBytes !== null && <Row name={words.free}>{words.bytes(freeBytes)}</Row>}
      </dl>
    </Card>
  )
}

function LettersCard({ letters, now }: { letters: LetterQueueState; now: number }) {
  const { waiting, oldestAt, troubles } = letters
  const isRefused = troubles.some(({ trouble }) => trouble === 'setup')
  const isLate = oldestAt !== null && now - oldestAt > lateLetterMs
  const state = isRefused ? words.lettersRefused : isLate ? words.lettersLate : words.lettersFine
  return (
    <Card title={words.letters} isFine={!isRefused && !isLate} state={state}>
      <dl className={styles.rows}>
        <Row name={words.lettersWaiting}>{texts.language.number(waiting)}</Row>
        {oldestAt !== null && <Row name={words.lettersOldest}>{words.moment(oldestAt)}</Row>}
        {troubles.map(({ trouble, count, answer }) => (
          <Row key={trouble} name={words.troubles[trouble]}>
            {words.trouble(count, answer)}
          </Row>
        ))}
      </dl>
    </Card>
  )
}

function BackupCard({ doneAt, now }: { doneAt: number | null; now: number }) {
  const days = doneAt === null ? null : Math.floor((now - doneAt) / dayMs)
  const isFine = days !== null && days < oldDays
  const state = days === null ? words.backupNever : isFine ? words.backupFine : words.backupOld(days)
  return (
    <Card title={words.jobs.backup} isFine={isFine} state={state}>
      {doneAt !== null && <p className={styles.big}>{words.moment(doneAt)}</p>}
      <p className={styles.hint}>{words.backupHint(backupDone)}</p>
    </Card>
  )
}

function JobsCard({ jobs }: { jobs: JobRun[] }) {
  const failed = jobs.filter(({ doneAt, failedAt }) => (failedAt ?? 0) > (doneAt ?? 0))
  return (
    <Card
      title={words.jobsTitle}
      isFine={failed.length === 0}
      state={failed.length === 0 ? words.jobsFine : words.jobsFail(failed.length)}
    >
      <dl className={styles.rows}>
        {jobs.map(({ name, doneAt, failedAt }) => (
          <Row key={name} name={words.jobs[name]}>
            {doneAt === null ? words.never : words.moment(doneAt)}
            {failedAt !== null && <p>{words.failedAt(failedAt)}</p>}
          </Row>
        ))}
      </dl>
    </Card>
  )
}

interface CardProps {
  title: string
  isFine: boolean
  state: string
  children: ReactNode
}

/** A part of the product, and in words whether it is well. */
function Card({ title, isFine, state, children }: CardProps) {
  return (
    <section className={classNames(cardStyles.card, styles.card)} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.state} data-fine={isFine || undefined}>
        {isFine ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        {state}
      </p>
      {children}
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { type AuditEntry } from '../../contract/moderation.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Loader } from '../ui/loader.tsx'
import { AuditRows } from './audit-rows.tsx'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'

const words = texts.consoleFind

interface FileFrameProps<File> {
  query: Pick<UseQueryResult<File>, 'data' | 'error' | 'refetch'>
  /** What was searched for, to which the way back leads. */
  q: string
  children: (file: File) => ReactNode
}

/** A file of the console while it loads, when it fails, and with the way back to what was found. */
export function FileFrame<File>({ query: { data: file, error, refetch }, q, children }: FileFrameProps<File>) {
  if (error && !file) return <LoadFailure error={error} isWhole onRetry={() => void refetch()} />
  if (!file) return <Loader />
  return (
    <div className={styles.part}>
      <p>
        <a href={href('consolePart', { part: 'find', q: q || undefined })}>{words.back}</a>
      </p>
      <div className={styles.columns}>{children(file)}</div>
    </div>
  )
}

/** What moderators did with it. */
export function Done({ entries }: { entries: AuditEntry[] }) {
  return (
    <PartCard title={words.done}>
      {entries.length === 0 && <p className={styles.hint}>{words.nothingDone}</p>}
      <AuditRows entries={entries} />
    </PartCard>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { auditCsv } from '../../contract/audit-csv.ts'
import { auditActions, auditKinds, type AuditEntry, type AuditFilter } from '../../contract/moderation.ts'
import { moderationEndpoints } from '../../contract/moderation-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Loader } from '../ui/loader.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { useRested } from '../ui/use-rested.ts'
import { AuditRows } from './audit-rows.tsx'
import { auditQuery } from './console-queries.ts'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'

const words = texts.consoleAudit
/** Ms of rest after typing before a request. */
const typingPause = 300
/** Entries of one request of an export. */
const exportPage = 200

/** Every action, with filters, and as a file. */
export function AuditPart() {
  const [filter, setFilter] = useState<AuditFilter>({})
  const rested = useRested(filter, typingPause)
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    auditQuery(rested),
  )
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <div className={styles.part}>
      <Filters filter={filter} onChange={setFilter} />
      <div className={styles.tools}>
        <Export filter={rested} />
      </div>
      <PartCard title={texts.consoleFrame.parts.audit}>
        {isPending && <Loader />}
        {data && entries.length === 0 && <p className={styles.hint}>{words.none}</p>}
        <AuditRows entries={entries} />
      </PartCard>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {hasNextPage && !error && (
        <LoadMore label={words.more} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </div>
  )
}

function Filters({ filter, onChange }: { filter: AuditFilter; onChange: (filter: AuditFilter) => void }) {
  const field = (name: keyof AuditFilter) => ({
    value: filter[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filter, [name]: target.value || undefined }),
  })
  return (
    <div role="group" aria-label={words.filter} className={styles.filters}>
      <TextField label={words.actor} hint={words.actorHint} {...field('actor')} />
      <SelectField label={words.action} {...field('action')}>
        <option value="">{words.any}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {words.actions[action]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.kind} {...field('kind')}>
        <option value="">{words.any}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField label={words.target} {...field('target')} />
      <TextField label={words.from} type="date" {...field('from')} />
      <TextField label={words.until} type="date" {...field('until')} />
    </div>
  )
}

/** Saves what the filter lets through, however long it is. */
function Export({ filter }: { filter: AuditFilter }) {
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    try {
      saveFile('audit-log.csv', auditCsv(await readAll(filter)))
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void save()}>
      {words.export}
    </Button>
  )
}

async function readAll(filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (let before: string | null | undefined; before !== null;) {
    const page = await call(moderationEndpoints.listAudit, { query: { ...filter, before, limit: exportPage } })
    entries.push(...page.entries)
    before = page.next
  }
  return entries
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

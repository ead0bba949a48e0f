import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { consoleEndpoints } from '../../contract/console-endpoints.ts'
import { type ListedSponsor } from '../../contract/edited-sponsor.ts'
import { type UploadedPhoto } from '../../contract/photo.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { QuestionDialog } from '../ui/question-dialog.tsx'
import { showToast } from '../ui/toast.tsx'
import { refetchSponsors, sponsorsQuery } from './console-queries.ts'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import { SponsorForm } from './sponsor-form.tsx'
import { SponsorRow } from './sponsor-row.tsx'

const words = texts.consoleSponsors

interface SponsorsPartProps {
  upload: (file: File) => Promise<UploadedPhoto>
}

/** Sponsors in their order: add, change, order, switch off, delete. */
export function SponsorsPart({ upload }: SponsorsPartProps) {
  const { data: sponsors, error, refetch } = useQuery(sponsorsQuery)
  const [edited, setEdited] = useState<ListedSponsor | 'new' | null>(null)
  const [deleted, setDeleted] = useState<ListedSponsor | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function act(work: () => Promise<unknown>) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
    }
    await refetchSponsors()
    setIsBusy(false)
  }

  function move(index: number, by: -1 | 1) {
    const ids = (sponsors ?? []).map(({ id }) => id)
    ids.splice(index + by, 0, ...ids.splice(index, 1))
    void act(() => call(consoleEndpoints.orderSponsors, { body: { ids } }))
  }

  function toggle({ id, name, link, img, isShown }: ListedSponsor) {
    const body = { name, link, img, isShown: !isShown }
    void act(() => call(consoleEndpoints.changeSponsor, { params: { id }, body }))
  }

  async function remove(id: string) {
    // The focus goes back to the row, which hands it on when it goes.
    setDeleted(null)
    await act(() => call(consoleEndpoints.deleteSponsor, { params: { id } }))
  }

  return (
    <PartCard title={texts.consoleFrame.parts.sponsors}>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.tools}>
        <Button variant="primary" size="small" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </div>
      {error && !sponsors && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {sponsors?.length === 0 && <p>{words.none}</p>}
      <ol className={styles.sponsors}>
        {sponsors?.map((sponsor, index) => (
          <SponsorRow
            key={sponsor.id}
            sponsor={sponsor}
            onEarlier={index === 0 ? undefined : () => move(index, -1)}
            onLater={index === sponsors.length - 1 ? undefined : () => move(index, 1)}
            onToggle={() => toggle(sponsor)}
            onChange={() => setEdited(sponsor)}
            onDelete={() => setDeleted(sponsor)}
          />
        ))}
      </ol>
      <Dialog
        title={edited === 'new' ? words.add : words.change}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        {edited !== null && (
          <SponsorForm sponsor={edited === 'new' ? null : edited} upload={upload} onDone={() => setEdited(null)} />
        )}
      </Dialog>
      <QuestionDialog
        title={words.delete}
        isOpen={deleted !== null}
        keep={words.keep}
        onKeep={() => setDeleted(null)}
        act={words.delete}
        onAct={() => deleted && void remove(deleted.id)}
      >
        {deleted && words.deleteQuestion(deleted.name)}
      </QuestionDialog>
    </PartCard>
  )
}

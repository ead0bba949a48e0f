import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type Archive } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { Confirmation } from './confirmation.tsx'
import { Section } from './section.tsx'
import { archiveAddress, archiveQuery, askArchive } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings

/** A copy of the person's data: requested, made in the background, downloaded once. */
export function DataSection() {
  const { data: archive, refetch } = useQuery(archiveQuery)
  const [isBusy, setIsBusy] = useState(false)
  const isBeingMade = archive?.state === 'pending' || archive?.state === 'making'

  async function download() {
    setIsBusy(true)
    try {
      save(await archiveAddress())
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    }
    setIsBusy(false)
    // The browser downloads it without telling the page.
    setTimeout(() => void refetch(), 1000)
  }

  return (
    <Section title={settings.data} hint={settings.dataHint}>
      <p role="status" className={styles.state}>
        {archive && stateOf(archive)}
      </p>
      {archive?.state === 'ready' && (
        <div className={styles.buttons}>
          <Button variant="primary" icon={<Download />} isBusy={isBusy} onClick={() => void download()}>
            {settings.download}
          </Button>
        </div>
      )}
      {archive?.state !== 'ready' && !isBeingMade && (
        <Confirmation action={settings.askData} onConfirm={askArchive}>
          {settings.askDataText}
        </Confirmation>
      )}
    </Section>
  )
}

function stateOf({ state, bytes }: Archive): string {
  if (state === 'ready') return settings.dataReady(bytes ?? 0)
  if (state === 'used') return settings.dataUsed
  return state === 'failed' ? settings.dataFailed : settings.dataPending
}

/** Makes the browser download a file. */
function save(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { shareEndpoints } from '../../contract/share-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { neededPart } from '../lazy-part.tsx'
import { showToast } from '../ui/toast.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { carQuery } from '../car-parts/car-queries.ts'
import styles from './share-button.module.css'

const ShareWays = neededPart(async () => (await import('./share-ways.tsx')).ShareWays)

/**
 * The public page of an offer: its link, a code for the car's window, and a page to print. `isIcon` shows the icon
 * alone.
 */
export function ShareButton({ car, isIcon = false }: { car: CarWithId; isIcon?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" icon={<Share2 />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {isIcon ? <VisuallyHidden>{texts.share.share}</VisuallyHidden> : texts.share.share}
      </Button>
      <Dialog title={texts.share.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {deadBecause(car) ? (
          <p>{deadBecause(car)}</p>
        ) : (
          isOpen && (
            <Suspense>
              <ShareWays car={car} />
            </Suspense>
          )
        )}
      </Dialog>
    </>
  )
}

/** Why the offer has no public page to share. */
function deadBecause({ isUnshared, hiddenReason, state }: CarWithId): string | undefined {
  if (isUnshared) return texts.share.off
  if (hiddenReason !== undefined) return texts.share.hidden
  return state === 'paused' || state === 'expired' ? texts.share.notListed : undefined
}

/** The owner's switch of the public page. */
export function SharingSwitch({ car }: { car: CarWithId }) {
  /** The chosen value until it is stored. */
  const [chosen, setChosen] = useState<boolean | null>(null)

  async function change(isShared: boolean) {
    setChosen(isShared)
    try {
      await call(shareEndpoints.setSharing, { params: { id: car.id }, body: { isShared } })
      await queryClient.invalidateQueries({ queryKey: carQuery(car.id).queryKey })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setChosen(null)
    }
  }

  return (
    <label className={styles.switch} aria-busy={chosen !== null}>
      <input
        type="checkbox"
        checked={chosen ?? !car.isUnshared}
        onChange={(event) => void change(event.target.checked)}
      />
      <span>
        {texts.share.owner}
        <small>{deadBecause(car) ?? texts.share.on}</small>
      </span>
    </label>
  )
}

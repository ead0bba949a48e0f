import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { carName } from '../../contract/shown-car.ts'
import { shareEndpoints } from '../../contract/share-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.tsx'
import { carQuery } from './car-query.ts'
import styles from './share-button.module.css'

/** The public page of an offer: its link, a code for the window of the car, and a page to print. */
export function ShareButton({ car }: { car: CarWithId }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" icon={<Share2 />} onClick={() => setIsOpen(true)}>
        {texts.share.share}
      </Button>
      <Dialog title={texts.share.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {deadBecause(car) ? <p>{deadBecause(car)}</p> : <Share car={car} />}
      </Dialog>
    </>
  )
}

/** Why there is no public page to share. */
function deadBecause({ isUnshared, state }: CarWithId): string | undefined {
  if (isUnshared) return texts.share.off
  return state === 'paused' || state === 'expired' ? texts.share.notListed : undefined
}

function Share({ car }: { car: CarWithId }) {
  const address = location.origin + publicAddress(car.id, car)
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: texts.share.copied })
    } catch {
      // Not allowed here: the person copies what is chosen.
      field.current?.select()
    }
  }

  return (
    <>
      <p>{texts.share.what}</p>
      <div className={styles.code}>
        <img src={`/c/${car.id}/qr.svg`} alt={texts.share.code} width={168} height={168} />
        <div className={styles.ways}>
          <label>
            {texts.share.link}
            <input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
          </label>
          <div className={styles.buttons}>
            <Button variant="secondary" size="small" onClick={() => void copy()}>
              {texts.share.copy}
            </Button>
            {'share' in navigator && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => void navigator.share({ title: carName(car), url: address }).catch(() => {})}
              >
                {texts.share.send}
              </Button>
            )}
            <a href={`/c/${car.id}/sheet`} target="_blank" rel="noopener">
              {texts.share.sheet}
            </a>
          </div>
        </div>
      </div>
    </>
  )
}

/** The owner's switch of the public page. */
export function SharingSwitch({ car }: { car: CarWithId }) {
  /** What was chosen, until the store has it. */
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
        <small>{car.isUnshared ? texts.share.off : texts.share.on}</small>
      </span>
    </label>
  )
}

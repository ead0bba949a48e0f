import { useRef } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { shareAddresses } from '../car-parts/share-addresses.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './share-button.module.css'

/** The ways to pass on the public page of an offer, its link and its code. */
export function ShareWays({ car }: { car: CarWithId }) {
  const { name, page: address, viber, whatsApp, mail } = shareAddresses(car, location.origin)
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: texts.share.copied })
    } catch {
      // The browser does not allow it, so the person copies the selected text.
      field.current?.select()
    }
  }

  return (
    <>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" href={viber}>
          {texts.share.viber}
        </ButtonLink>
        <ButtonLink variant="secondary" href={whatsApp} target="_blank" rel="noopener">
          {texts.share.whatsApp}
        </ButtonLink>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.share.copy}
        </Button>
        {'share' in navigator ? (
          <Button
            variant="secondary"
            onClick={() => void navigator.share({ title: name, url: address }).catch(() => {})}
          >
            {texts.share.more}
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={mail}>
            {texts.share.mail}
          </ButtonLink>
        )}
      </div>
      <p>{texts.share.what}</p>
      <div className={styles.code}>
        <img src={`/c/${car.id}/qr.svg`} alt={texts.share.code} width={168} height={168} />
        <div className={styles.link}>
          <label>
            {texts.share.link}
            <input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
          </label>
          <a href={`/c/${car.id}/sheet`} target="_blank" rel="noopener">
            {texts.share.sheet}
          </a>
        </div>
      </div>
    </>
  )
}

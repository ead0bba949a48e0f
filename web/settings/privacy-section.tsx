import { useState, type SubmitEvent } from 'react'
import { emailChoices, telephoneChoices, type Privacy } from '../../contract/privacy.ts'
import { type AccountSettings } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { showToast } from '../ui/toast.tsx'
import { Section } from './section.tsx'
import { savePrivacy } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings

const telephoneOptions = telephoneChoices.map((value) => ({ value, text: settings.telephoneChoices[value] }))
const emailOptions = emailChoices.map((value) => ({ value, text: settings.emailChoices[value] }))

/** Who sees the telephone number, and who the e-mail. */
export function PrivacySection({ account, myId }: { account: AccountSettings; myId: string }) {
  const [chosen, setChosen] = useState<Privacy>(account)
  const [isBusy, setIsBusy] = useState(false)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      await savePrivacy(myId, chosen)
      showToast({ text: settings.saved })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section title={settings.privacy} hint={settings.privacyHint}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <RadioCards
          name="telephoneShown"
          label={settings.whoSeesTelephone}
          hint={settings.telephoneHint}
          options={telephoneOptions}
          value={chosen.telephoneShown}
          onChange={({ target }) => setChosen({ ...chosen, telephoneShown: target.value as Privacy['telephoneShown'] })}
        />
        <RadioCards
          name="emailShown"
          label={settings.whoSeesEmail}
          hint={settings.emailHint}
          options={emailOptions}
          value={chosen.emailShown}
          onChange={({ target }) => setChosen({ ...chosen, emailShown: target.value as Privacy['emailShown'] })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {settings.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}

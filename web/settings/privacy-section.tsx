import { useState, type SubmitEvent } from 'react'
import {
  dealAmountsChoices,
  directoryChoices,
  emailChoices,
  markChoices,
  messagesFromChoices,
  telephoneChoices,
  type Privacy,
} from '../../contract/privacy.ts'
import { type AccountSettings } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { useHeldState } from '../drafts.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { showToast } from '../ui/toast.tsx'
import { Section } from './section.tsx'
import { readAccount, savePrivacy } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings

const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, text: words[value] }))

/** Every choice: its name, label and hint, and its options. */
const choices = [
  {
    name: 'telephoneShown',
    label: settings.whoSeesTelephone,
    hint: settings.telephoneHint,
    options: optionsOf(telephoneChoices, settings.telephoneChoices),
  },
  {
    name: 'emailShown',
    label: settings.whoSeesEmail,
    hint: settings.emailHint,
    options: optionsOf(emailChoices, settings.emailChoices),
  },
  {
    name: 'messagesFrom',
    label: settings.whoWrites,
    hint: settings.whoWritesHint,
    options: optionsOf(messagesFromChoices, settings.messagesFromChoices),
  },
  {
    name: 'typingShown',
    label: settings.typing,
    hint: settings.marksHint,
    options: optionsOf(markChoices, settings.markChoices),
  },
  {
    name: 'readShown',
    label: settings.readMarks,
    hint: settings.marksHint,
    options: optionsOf(markChoices, settings.markChoices),
  },
  {
    name: 'dealAmounts',
    label: settings.dealAmounts,
    hint: settings.dealAmountsHint,
    options: optionsOf(dealAmountsChoices, settings.dealAmountsChoices),
  },
  {
    name: 'directoryShown',
    label: settings.directory,
    hint: settings.directoryHint,
    options: optionsOf(directoryChoices, settings.directoryChoices),
  },
] as const

/** Who sees the telephone number and the e-mail, who may write, and which marks others see. */
export function PrivacySection({ account, myId }: { account: AccountSettings; myId: string }) {
  // Only the settings chosen here are sent, so that others keep their stored value.
  const [touched, setTouched] = useHeldState<Partial<Privacy>>('draft:privacy', {})
  const [known, setKnown] = useState(() => privacyOf(account))
  const chosen = { ...privacyOf(account), ...touched }
  const [isBusy, setIsBusy] = useState(false)

  /** Whether a setting chosen here was changed to another value elsewhere. */
  function isContested(now: Privacy): boolean {
    const names = Object.keys(touched) as (keyof Privacy)[]
    return names.some((name) => now[name] !== known[name] && now[name] !== touched[name])
  }

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      const now = privacyOf(await readAccount())
      if (isContested(now)) {
        setKnown(now)
        showToast({ text: settings.changedElsewhere })
        return
      }
      const saved = { ...now, ...touched }
      await savePrivacy(myId, saved)
      setKnown(saved)
      setTouched({})
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
        {choices.map(({ name, label, hint, options }) => (
          <RadioCards
            key={name}
            name={name}
            label={label}
            hint={name === 'telephoneShown' ? telephoneHint(account) : hint}
            options={options}
            value={chosen[name] ?? ''}
            onChange={({ target }) => setTouched({ ...touched, [name]: target.value })}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {settings.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** What the choice means, and how many people asked for the number so far. */
function telephoneHint({ telephoneReaders }: AccountSettings): string {
  if (telephoneReaders === 0) return settings.telephoneHint
  return `${settings.telephoneHint} ${settings.telephoneReaders(telephoneReaders)}`
}

function privacyOf(account: AccountSettings): Privacy {
  const { telephoneShown, emailShown, messagesFrom, typingShown, readShown, directoryShown, dealAmounts } = account
  return { telephoneShown, emailShown, messagesFrom, typingShown, readShown, directoryShown, dealAmounts }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { isOneOf } from '../../contract/is-one-of.ts'
import { chosenTypes, letterChoices, type ChosenType, type NoticeChoice } from '../../contract/notice-choices.ts'
import { pageSettings } from '../preloaded.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Select } from '../ui/select.tsx'
import { PushSetting } from './push-setting.tsx'
import { QuietHoursSetting } from './quiet-hours-setting.tsx'
import styles from './notifications-section.module.css'
import { changeNoticeSettings, noticeSettingsQuery } from './settings-queries.ts'

const sectionId = 'notifications'
const words = texts.notifications

/** Of the settings: how one is notified of each type, pushes in this browser, quiet hours. */
export function NotificationsSection() {
  const { data: settings } = useQuery(noticeSettingsQuery)
  const titleId = useId()
  const { sendsMail } = pageSettings()
  const section = useRef<HTMLElement>(null)
  const isThere = settings !== undefined
  // It comes after the page, which could not scroll to it.
  useEffect(() => {
    if (isThere && location.hash === `#${sectionId}`) section.current?.scrollIntoView()
  }, [isThere])
  if (!settings) return null
  return (
    <section ref={section} id={sectionId} className={classNames(card.card, styles.section)} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{texts.titles.notifications}</h2>
        <p className={styles.hint}>{words.settingsHint}</p>
        {!sendsMail && <p className={styles.hint}>{words.noLetters}</p>}
      </div>
      <PushSetting pushKey={settings.pushKey} />
      <ul className={styles.types}>
        {chosenTypes.map((type) => (
          <TypeSetting key={type} type={type} choice={settings.choices[type]} hasLetters={sendsMail} />
        ))}
      </ul>
      <QuietHoursSetting quietHours={settings.quietHours} />
    </section>
  )
}

interface TypeSettingProps {
  type: ChosenType
  choice: NoticeChoice
  hasLetters: boolean
}

function TypeSetting({ type, choice: stored, hasLetters }: TypeSettingProps) {
  const name = words.types[type]
  // Shown at once, whatever older answer is still under way.
  const [chosen, setChosen] = useState<Partial<NoticeChoice>>({})
  const choice = { ...stored, ...chosen }

  async function change(different: Partial<NoticeChoice>) {
    setChosen({ ...chosen, ...different })
    await changeNoticeSettings({ choices: { [type]: { ...choice, ...different } } })
    setChosen({})
  }

  const box = (key: 'isListed' | 'isPushed', label: string) => (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={choice[key]}
        aria-label={words.ofType(label, name)}
        onChange={({ target }) => void change({ [key]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <li className={styles.type}>
      <span className={styles.name}>{name}</span>
      {box('isListed', words.inApp)}
      {box('isPushed', words.push)}
      {hasLetters && (
        <Select
          isSmall
          aria-label={words.ofType(words.letter, name)}
          value={choice.letter}
          onChange={({ target: { value } }) => isOneOf(letterChoices, value) && void change({ letter: value })}
        >
          {letterChoices.map((letter) => (
            <option key={letter} value={letter}>
              {words.letters[letter]}
            </option>
          ))}
        </Select>
      )}
    </li>
  )
}

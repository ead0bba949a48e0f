import { useState } from 'react'
import { type QuietHours } from '../../contract/notice-choices.ts'
import { marketTimeZone } from '../../contract/times.ts'
import { texts } from '../texts.ts'
import styles from './notifications-section.module.css'
import { changeNoticeSettings } from './settings-queries.ts'

const words = texts.notifications

/** The first choice: from ten in the evening until seven. */
const usual = { from: 22 * 60, until: 7 * 60 }

/** Quiet hours, of Bulgaria as all times are; those that were chosen for another time zone say so until they change. */
export function QuietHoursSetting({ quietHours: stored }: { quietHours: QuietHours | null }) {
  // Shown at once, whatever older answer is still under way.
  const [chosen, setChosen] = useState<QuietHours | null>()
  const quietHours = chosen === undefined ? stored : chosen

  async function change(different: Partial<QuietHours> | null) {
    const next = different && { ...usual, ...quietHours, ...different, timeZone: marketTimeZone }
    setChosen(next)
    await changeNoticeSettings({ quietHours: next })
    setChosen(undefined)
  }

  const time = (key: 'from' | 'until', label: string) => (
    <label className={styles.time}>
      {label}
      <input
        type="time"
        required
        value={textOf(quietHours?.[key] ?? usual[key])}
        onChange={({ target }) => {
          const minute = minuteOf(target.value)
          if (minute !== null) void change({ [key]: minute })
        }}
      />
    </label>
  )
  return (
    <div className={styles.quiet}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={quietHours !== null}
          onChange={({ target }) => void change(target.checked ? {} : null)}
        />
        {words.quietHours}
      </label>
      <p className={styles.hint}>{words.quietHint}</p>
      {quietHours && (
        <div className={styles.times}>
          {time('from', words.from)}
          {time('until', words.until)}
          <p className={styles.hint}>{words.quietZone(quietHours.timeZone)}</p>
        </div>
      )}
    </div>
  )
}

function textOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minuteOf(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  return hours === '' ? null : Number(hours) * 60 + Number(minutes)
}

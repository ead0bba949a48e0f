import { ShieldAlert } from 'lucide-react'
import { type ReactNode } from 'react'
import { safeDealPath } from '../../contract/plain-pages.ts'
import { type RadarRule } from '../../contract/radar.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './radar-note.module.css'

/** Signs that are shown before one asks for more. */
const shownAtOnce = 3

interface RadarNoteProps {
  title: string
  rules: readonly RadarRule[]
  /** Whether the reader wrote what is warned of. */
  isOwn: boolean
  children?: ReactNode
}

/** What the radar saw, a sentence for each sign, and how a safe deal goes. */
export function RadarNote({ title, rules, isOwn, children }: RadarNoteProps) {
  return (
    <Notice role="note" icon={<ShieldAlert />}>
      <strong>{title}</strong>
      <Signs rules={rules.slice(0, shownAtOnce)} isOwn={isOwn} />
      {rules.length > shownAtOnce && (
        <details className={styles.more}>
          <summary>{texts.radar.more(rules.length - shownAtOnce)}</summary>
          <Signs rules={rules.slice(shownAtOnce)} isOwn={isOwn} />
        </details>
      )}
      {children}
      <SafeDealLink />
    </Notice>
  )
}

function Signs({ rules, isOwn }: Pick<RadarNoteProps, 'rules' | 'isOwn'>) {
  return (
    <ul className={styles.signs}>
      {rules.map((rule) => (
        <li key={rule}>{texts.warnings[rule][isOwn ? 'writer' : 'reader']}</li>
      ))}
    </ul>
  )
}

/** Leads to the page with the steps of a sale, beside the app. */
function SafeDealLink() {
  return (
    <a className={styles.link} href={safeDealPath} target="_blank" rel="noopener">
      {texts.radar.safeDeal}
    </a>
  )
}

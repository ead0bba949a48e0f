import { type RadarRule } from '../../contract/radar.ts'
import { texts } from '../texts.ts'
import styles from './parts.module.css'

/** Signs of a fraud, as readers are told. */
export function SignList({ rules }: { rules: readonly RadarRule[] }) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule} className={styles.hint}>
          {texts.warnings[rule].reader}
        </li>
      ))}
    </ul>
  )
}

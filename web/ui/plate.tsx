import styles from './plate.module.css'

/** The brand's own chip, a number plate; it only ever holds the year. */
export function Plate({ year }: { year: number }) {
  return (
    <span className={styles.plate}>
      <b>{year}</b>
    </span>
  )
}

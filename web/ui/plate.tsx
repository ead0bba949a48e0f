import styles from './plate.module.css'

/** The brand's chip, a number plate that only ever holds the year. */
export function Plate({ year }: { year: number }) {
  return (
    <span className={styles.plate}>
      <b>{year}</b>
    </span>
  )
}

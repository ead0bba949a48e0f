import styles from './spinner.module.css'

/** The 18 px turning ring that stands in place of a busy button's icon. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

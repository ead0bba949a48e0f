import styles from './spinner.module.css'

/** The 18 px ring that replaces a busy button's icon. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

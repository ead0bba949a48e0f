import styles from './loader.module.css'
import { useUiTexts } from './ui-texts.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The spinning ring for small areas. */
export function Loader() {
  return (
    <div className={styles.loader}>
      <span className={styles.ring} aria-hidden="true" />
      <LoadingStatus />
    </div>
  )
}

/** Says "Loading" to screen readers, beside a ring or skeletons. */
export function LoadingStatus() {
  const texts = useUiTexts()
  return <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
}

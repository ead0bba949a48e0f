import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import picture from './not-found.svg'
import styles from './not-found-screen.module.css'

export function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <img src={picture} alt="" />
      <main className={styles.words}>
        <PageTitle tabTitle={texts.notFound.tabTitle}>{texts.notFound.heading}</PageTitle>
        <p>{texts.notFound.text}</p>
        <ButtonLink href={href('root')} variant="primary">
          {texts.notFound.back}
        </ButtonLink>
      </main>
    </div>
  )
}

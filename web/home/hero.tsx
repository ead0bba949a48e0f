import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { pageSettings } from '../preloaded.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import car from '../ui/pictures/cutout-suv.svg'
import dusk from '../ui/pictures/dusk.svg'
import styles from './hero.module.css'

export function Hero() {
  const headlineId = useId()
  const { headline, platform, rightPlace } = { ...texts.home, ...pageSettings().home }
  const isLoggedIn = useSession() !== null
  return (
    <section className={styles.hero} aria-labelledby={headlineId}>
      <img className={styles.dusk} src={dusk} alt="" />
      <div className={styles.content}>
        <div className={styles.car}>
          <img src={car} alt="" width={1200} height={750} />
        </div>
        <PageTitle id={headlineId} tabTitle={texts.home.tabTitle}>
          {headline}
        </PageTitle>
        <p>{platform}</p>
        <p>{rightPlace}</p>
        <div className={styles.actions}>
          <ButtonLink href={href('cars')} variant="primary">
            {texts.frame.nav.cars}
            <ArrowRight />
          </ButtonLink>
          {isLoggedIn ? (
            <ButtonLink href={href('addCar')} variant="ghost">
              {texts.frame.nav.addCar}
            </ButtonLink>
          ) : (
            <ButtonLink href={href('register')} variant="ghost">
              {texts.frame.nav.register}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

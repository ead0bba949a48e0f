import { measuredQuality } from '../../contract/measured-quality.ts'
import { texts } from '../texts.ts'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './price-guide.module.css'

/** /price: how the estimate works. */
export function PriceGuideScreen() {
  const { title, intro, sections, qualityTitle, quality } = texts.priceGuide
  const { medianError, inside } = measuredQuality
  return (
    <Page width="column" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <p>{intro}</p>
      {[...sections, { title: qualityTitle, lines: quality(String(medianError), inside) }].map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <ul>
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

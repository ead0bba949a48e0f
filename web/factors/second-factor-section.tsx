import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/notice.tsx'
import { AppPart } from './app-part.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { factorsQuery, makeBackupCodes, readFactorsAgain } from './factor-queries.ts'
import styles from './factors.module.css'
import { PasskeysPart } from './passkeys-part.tsx'
import { useConfirmed } from './use-confirmed.tsx'

const sectionId = 'second-factor'
const words = texts.factors

/** Of the settings: the second factors of the person. */
export function SecondFactorSection() {
  const { data: factors } = useQuery(factorsQuery)
  const [codes, setCodes] = useState<string[]>([])
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const hasFactor = factors !== undefined && (factors.appAt !== null || factors.passkeys.length > 0)
  const { dialog, run, askFirst } = useConfirmed()
  const isThere = factors !== undefined
  // It comes after the page, which could not scroll to it.
  useEffect(() => {
    if (isThere && location.hash === `#${sectionId}`) section.current?.scrollIntoView()
  }, [isThere])
  if (!factors) return null
  return (
    <section ref={section} id={sectionId} className={classNames(card.card, styles.section)} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{words.title}</h2>
        <p className={styles.hint}>{words.hint}</p>
      </div>
      {factors.isRoleWaiting && (
        <Notice
          actions={
            hasFactor && (
              <Button variant="primary" size="small" onClick={() => askFirst(readFactorsAgain)}>
                {words.giveNow}
              </Button>
            )
          }
        >
          {words.roleWaits}
        </Notice>
      )}
      <AppPart appAt={factors.appAt} run={run} onCodes={setCodes} />
      <PasskeysPart passkeys={factors.passkeys} run={run} onCodes={setCodes} />
      {codes.length > 0 && <BackupCodes codes={codes} onDone={() => setCodes([])} />}
      {codes.length === 0 && hasFactor && (
        <div className={styles.part}>
          <h3>{words.backupCodes}</h3>
          <p className={styles.hint}>{words.backupHint}</p>
          <p>{words.backupLeft(factors.backupCodesLeft)}</p>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => void run(async () => setCodes(await makeBackupCodes()))}>
              {words.newBackupCodes}
            </Button>
          </div>
        </div>
      )}
      {dialog}
    </section>
  )
}

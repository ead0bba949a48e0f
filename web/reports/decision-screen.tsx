import { useQuery } from '@tanstack/react-query'
import { reportEndpoints } from '../../contract/report-endpoints.ts'
import { statementOf } from '../../contract/statement.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { href } from '../router/address.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Loader } from '../ui/loader.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { AppealPart } from './appeal-part.tsx'
import { MissingPart } from './missing-part.tsx'
import { decisionQuery, useKey } from './report-queries.ts'
import styles from './reports.module.css'

/** /decisions/{id}: a moderator's decision about the person, with its reasons. */
export function DecisionScreen() {
  const { id = '' } = usePage().params
  const key = useKey()
  const query = decisionQuery(id, key)
  const { data: decision, error, isPending } = useQuery(query)
  if (isPending) return <Loader />
  if (error || !decision) return <MissingPart error={error} />

  const isUndone = decision.appeal?.state === 'upheld'
  const isContested = decision.appeal !== undefined
  // Nobody changes a hidden comment.
  const isChangeable = decision.outcome.decision === 'hide' && decision.carId !== undefined

  async function appeal(text: string) {
    await call(reportEndpoints.appealDecision, { params: { id }, body: { text, ...(key !== undefined && { key }) } })
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }

  return (
    <Page width="column" className={styles.page}>
      <PageTitle>{texts.reports.decisionTitle}</PageTitle>
      {isUndone && <Notice role="status">{texts.reports.isUndone}</Notice>}
      <section className={classNames(card.card, styles.part)}>
        <p className={styles.when}>{texts.notices.moment(decision.outcome.at)}</p>
        {statementOf({ ...decision, isContested, isUndone }, texts.statement).map((sentence) => (
          <p key={sentence} dir="auto">
            {sentence}
          </p>
        ))}
        {decision.carId !== undefined && (
          <p>
            <a href={href('car', { themeId: decision.carId })}>{texts.reports.toOffer}</a>
          </p>
        )}
      </section>
      <AppealPart
        appeal={decision.appeal}
        mayAppeal={decision.mayAppeal}
        {...(isChangeable && { hint: texts.reports.appealLooked, otherwise: texts.reports.changeLooked })}
        onSend={appeal}
      />
    </Page>
  )
}

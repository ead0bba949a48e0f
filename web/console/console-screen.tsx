import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { neededPart } from '../lazy-part.tsx'
import { type ConsolePart } from '../../contract/console.ts'
import { href } from '../router/address.ts'
import { usePage, useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import { Loader } from '../ui/loader.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TabRow } from '../ui/tab-row.tsx'
import { casesQuery } from './case-queries.ts'
import { CasesPart } from './cases-part.tsx'
import { accessQuery, partsOf } from './console-access.ts'
import styles from './console-screen.module.css'
import { useLiveCases } from './use-live-cases.ts'

const words = texts.consoleFrame

// Most work is in the queue.
const OtherParts = neededPart(async () => (await import('./console-screen-lazy.tsx')).OtherParts)

/** /admin: the console of moderators and operators. */
export function ConsoleScreen() {
  const { data: access } = useQuery(accessQuery)
  const { part: asked } = usePage().params
  const isCaseOpen = useSearchParams().get('case') !== null
  const { data: queue } = useInfiniteQuery({
    ...casesQuery('open', false),
    enabled: access !== undefined && access !== null,
  })
  useLiveCases(access !== undefined && access !== null)
  const counts = queue?.pages[0]?.counts
  if (!access) return null
  const open = partsOf(access.role)
  const part = open.find((one) => one === asked) ?? open[0]
  if (part === undefined) return null
  return (
    <Page>
      <header className={styles.head}>
        <PageTitle tabTitle={`${words.parts[part]} · ${texts.titles.console}`}>{texts.titles.console}</PageTitle>
        <p>{words.as[access.role]}</p>
      </header>
      <div className={styles.tabs} data-open={isCaseOpen || undefined}>
        <TabRow label={words.tabs}>
          {open.map((one) => (
            <a key={one} href={href('consolePart', { part: one })} aria-current={one === part ? 'page' : undefined}>
              {words.parts[one]}
              {one === 'cases' && counts && counts.open > 0 && <span>{texts.language.number(counts.open)}</span>}
              {one === 'radar' && counts && counts.waitingMessages > 0 && (
                <CountBadge
                  count={texts.language.number(counts.waitingMessages)}
                  label={words.messagesWait(counts.waitingMessages)}
                />
              )}
              {one === 'appeals' && counts && counts.appealed > 0 && (
                <CountBadge count={texts.language.number(counts.appealed)} label={words.appealsWait(counts.appealed)} />
              )}
            </a>
          ))}
        </TabRow>
      </div>
      <Suspense fallback={<Loader />}>
        <Part part={part} />
      </Suspense>
    </Page>
  )
}

function Part({ part }: { part: ConsolePart }) {
  switch (part) {
    case 'cases':
    case 'appeals':
      return <CasesPart key={part} part={part} />
    default:
      return <OtherParts key={part} part={part} />
  }
}

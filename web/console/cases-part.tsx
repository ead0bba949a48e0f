import { useInfiniteQuery } from '@tanstack/react-query'
import { type CasePage } from '../../contract/case.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import cardStyles from '../ui/card.module.css'
import { LoadMore } from '../ui/load-more.tsx'
import { Loader } from '../ui/loader.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { casesQuery } from './case-queries.ts'
import { CaseQueue } from './case-queue.tsx'
import { CaseView } from './case-view.tsx'
import styles from './cases.module.css'

const words = texts.consoleCases

type Show = keyof typeof words.shows

/** The queue, or the appeals, and the case that is open beside it. */
export function CasesPart({ part }: { part: 'cases' | 'appeals' }) {
  const search = useSearchParams()
  const [openId, shown] = [search.get('case'), search.get('show')]
  const show: Show = shown === 'mine' || shown === 'decided' ? shown : 'waiting'
  const state = part === 'appeals' ? 'appealed' : show === 'decided' ? 'decided' : 'open'
  const { data, dataUpdatedAt, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    casesQuery(state, show === 'mine'),
  )
  const cases = data?.pages.flatMap((page) => page.cases)
  /** The worst of the others that nobody else works on and the moderator may. */
  const next = cases?.find(
    ({ id, claim, own, mayDecideAppeal }) =>
      id !== openId && own === undefined && mayDecideAppeal && (claim?.isMine ?? true),
  )
  const addressOf = (id: string) => href('consolePart', { part, case: id, ...(shown !== null && { show: shown }) })

  function choose(value: string) {
    const chosen = value === 'waiting' ? {} : { show: value }
    void navigate(href('consolePart', { part, ...chosen }), { keepsScroll: true })
  }

  if (error && !data) return <LoadFailure error={error} isWhole onRetry={() => void refetch()} />
  if (!cases) return <Loader />
  return (
    <>
      {data?.pages[0] && <Figures counts={data.pages[0].counts} now={dataUpdatedAt} isCaseOpen={openId !== null} />}
      <div className={styles.columns} data-open={openId !== null || undefined}>
        <div className={styles.queue}>
          {part === 'cases' && (
            <SelectField label={words.show} value={show} onChange={({ target }) => choose(target.value)}>
              {Object.entries(words.shows).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          )}
          <CaseQueue cases={cases} openId={openId} now={dataUpdatedAt} addressOf={addressOf} />
          {cases.length === 0 && <p>{state === 'decided' ? words.noneDecided : words.none}</p>}
          {hasNextPage && (
            <LoadMore label={words.more} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
          )}
        </div>
        {openId === null ? (
          cases.length > 0 && (
            <div className={classNames(cardStyles.card, styles.choose)}>
              <p>{words.choose}</p>
            </div>
          )
        ) : (
          <CaseView
            key={openId}
            id={openId}
            version={cases.find(({ id }) => id === openId)?.version}
            next={state !== 'decided' && next ? addressOf(next.id) : undefined}
            back={href('consolePart', { part, ...(shown !== null && { show: shown }) })}
          />
        )}
      </div>
    </>
  )
}

interface FiguresProps {
  counts: CasePage['counts']
  now: number
  isCaseOpen: boolean
}

function Figures({ counts: { open, oldestAt, mine, medianMs }, now, isCaseOpen }: FiguresProps) {
  const figures = [
    [texts.language.number(open), words.open],
    [oldestAt === null ? words.nothing : words.span(now - oldestAt), words.oldest],
    [texts.language.number(mine), words.mine],
    [medianMs === null ? words.nothing : words.span(medianMs), words.median],
  ] as const
  return (
    <dl className={styles.figures} data-open={isCaseOpen || undefined}>
      {figures.map(([figure, name]) => (
        <div key={name} className={cardStyles.card}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

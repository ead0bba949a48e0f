import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useState, type CSSProperties } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { maxCompared, rememberCompared } from '../car-parts/compared-cars.ts'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { ListHead } from '../car-parts/list-head.tsx'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { showToast } from '../ui/toast.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { comparedRows, type ComparedRow } from './compared-rows.tsx'
import styles from './compare.module.css'

/** /compare?ids=: up to four cars side by side; the address holds their ids and a fifth that waits for room. */
export function CompareScreen() {
  const wanted = [...new Set((useSearchParams().get('ids') ?? '').split(','))].filter((id) => /^[\w-]{1,64}$/.test(id))
  const asked = wanted.slice(0, maxCompared + 1)
  const { data, isLoading } = useQuery(carsNowQuery(asked))
  const [isShort, setIsShort] = useState(false)
  // A deleted offer takes no column.
  const cars = data?.slice(0, maxCompared) ?? []
  const waiting = data?.[maxCompared]
  const rows = comparedRows(cars).filter((row) => !isShort || !row.isSame)

  const compared = data ? cars.map(({ id }) => id).join(',') : undefined
  useEffect(() => {
    if (compared !== undefined) rememberCompared(compared === '' ? [] : compared.split(','))
  }, [compared])

  function remove(id: string) {
    const left = wanted.filter((other) => other !== id)
    void navigate(href('compare', { ids: left.join(',') }), { isReplacing: true })
  }

  async function copyLink() {
    const isCopied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    )
    showToast({ text: isCopied ? texts.share.copied : location.href })
  }

  return (
    <Page>
      <ListHead title={texts.titles.compare} count={texts.compare.cars(cars.length)} />
      {cars.length > 1 && (
        <div className={styles.tools}>
          <Button variant="secondary" size="small" aria-pressed={isShort} onClick={() => setIsShort(!isShort)}>
            {texts.compare.onlyDifferences}
          </Button>
          <Button variant="secondary" size="small" onClick={() => void copyLink()}>
            {texts.compare.copyLink}
          </Button>
        </div>
      )}
      {waiting && (
        <div className={styles.waiting}>
          <Notice role="status">{texts.compare.waits(`${carName(waiting)}, ${waiting.year}`)}</Notice>
        </div>
      )}
      {isLoading ? null : cars.length === 0 ? (
        <EmptyState picture="car" text={texts.compare.nothingToCompare} hint={texts.compare.nothingToCompareHint}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <section
            className={classNames(card.card, styles.scroll)}
            style={{ '--cars': cars.length } as CSSProperties}
            aria-label={texts.titles.compare}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys must reach it
            tabIndex={0}
          >
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <VisuallyHidden>{texts.facts.title}</VisuallyHidden>
                  </th>
                  {cars.map((car) => (
                    <th key={car.id} scope="col">
                      <Head car={car} onRemove={() => remove(car.id)} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.label} row={row} cars={cars} />
                ))}
              </tbody>
            </table>
          </section>
          <p className={styles.hint}>{texts.compare.compareHint}</p>
        </>
      )}
    </Page>
  )
}

function Head({ car, onRemove }: { car: CarWithId; onRemove: () => void }) {
  return (
    <>
      <div className={styles.picture}>
        <CarPicture carId={car.id} picture={picturesOf(car)[0]} index={0} alt="" sizes="230px" />
      </div>
      <a href={href('car', { themeId: car.id })} translate="no">
        {carName(car)}, {car.year}
      </a>
      <button type="button" className={styles.remove} onClick={onRemove}>
        {texts.compare.remove}
        <VisuallyHidden>, {carName(car)}</VisuallyHidden>
      </button>
    </>
  )
}

function Row({ row, cars }: { row: ComparedRow; cars: readonly CarWithId[] }) {
  return (
    <tr className={row.isSame ? styles.same : undefined}>
      <th scope="row">
        <span>{row.label}</span>
        {row.isSame && <VisuallyHidden>, {texts.compare.allSame}</VisuallyHidden>}
      </th>
      {cars.map((car, i) => (
        <td key={car.id} className={row.best.has(i) ? styles.best : undefined}>
          {row.best.has(i) && (
            <>
              <Check />
              <VisuallyHidden>{texts.compare.best}: </VisuallyHidden>
            </>
          )}
          {row.cells[i] ?? <em>{texts.compare.notStated}</em>}
        </td>
      ))}
    </tr>
  )
}

import { Suspense, useState } from 'react'
import { lengths } from '../../contract/limits.ts'
import { alertChoices, type SavedSearch } from '../../contract/saved-search.ts'
import { feedQuery, filterParams, readSearch } from '../../contract/search-address.ts'
import { listAddress } from '../car-parts/search-in-address.ts'
import { ChipLabel } from '../car-parts/chip-label.tsx'
import { type DraftKey } from '../draft-keys.ts'
import { isText, readDraft } from '../drafts.ts'
import { useEditedText } from '../edited-text.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { ChangedNotice } from '../changed-notice.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { changeSearch, deleteSearch, readSearchName } from './search-changes.ts'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import { useTooLong } from '../ui/use-too-long.ts'
import styles from './searches.module.css'

const FeedLinks = optionalPart(async () => (await import('../car-parts/feed-links.tsx')).FeedLinks)

/** One saved search: its filters, its alerts, its new matches. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const [isRenaming, setIsRenaming] = useState(() => readDraft(nameDraft(search), isText) !== null)
  const asked = readSearch(new URLSearchParams(search.address))
  const address = listAddress(asked)
  const noteSeen = () => void changeSearch(search.id, { isSeen: true })
  return (
    <li className={classNames(card.card, styles.row)}>
      <div className={styles.title}>
        <h2>
          <a href={address} onClick={noteSeen}>
            {search.name}
          </a>
        </h2>
        {search.newCount > 0 && <span className={styles.badge}>+{texts.personal.newHits(search.newCount)}</span>}
      </div>
      <Alerts search={search} />
      <ul className={styles.tags}>
        {filterParams(asked.filters).map((param) => (
          <li key={param.join(' ')}>
            <ChipLabel param={param} currency={asked.filters.currency} />
          </li>
        ))}
      </ul>
      <p className={styles.hits}>
        <Newest search={search} /> {texts.searches.inAll(search.total)}
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" size="small" href={address} onClick={noteSeen}>
          {texts.searches.showCars}
        </ButtonLink>
        <Button variant="secondary" size="small" onClick={() => setIsRenaming(!isRenaming)}>
          {texts.searches.rename}
        </Button>
        <Button variant="danger" size="small" onClick={() => void deleteSearch(search)}>
          {texts.searches.delete}
        </Button>
        <Suspense>
          <FeedLinks query={feedQuery(asked)} name={search.name} />
        </Suspense>
      </div>
      {isRenaming && <RenameForm search={search} onDone={() => setIsRenaming(false)} />}
    </li>
  )
}

function Alerts({ search }: { search: SavedSearch }) {
  // Shown at once, whatever older answer is still under way.
  const [chosen, setChosen] = useState<SavedSearch['alert']>()

  async function choose(alert: SavedSearch['alert']) {
    setChosen(alert)
    await changeSearch(search.id, { alert })
    setChosen(undefined)
  }

  return (
    <div role="radiogroup" aria-label={texts.searches.alerts(search.name)} className={styles.alerts}>
      {alertChoices.map((alert) => (
        <label key={alert}>
          <input
            type="radio"
            name={`alert-${search.id}`}
            checked={(chosen ?? search.alert) === alert}
            onChange={() => void choose(alert)}
          />
          {texts.searches.alertChoices[alert]}
        </label>
      ))}
    </div>
  )
}

function Newest({ search: { alert, newest } }: { search: SavedSearch }) {
  if (alert === 'off') return texts.searches.alertsOff
  if (!newest) return texts.searches.nothingNew
  return (
    <>
      {texts.searches.newestHit} <a href={href('car', { themeId: newest.carId })}>{newest.name}</a>,{' '}
      {texts.offers.day(new Date(newest.at))}.
    </>
  )
}

function nameDraft({ id }: SavedSearch): DraftKey {
  return `draft:search-name:${id}`
}

function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { text, setText, changedTo, submit } = useEditedText({
    key: nameDraft(search),
    stored: search.name,
    readNow: () => readSearchName(search.id),
    save: async (name) => {
      if (await changeSearch(search.id, { name })) onDone()
    },
  })
  const error = useTooLong(text, lengths.searchName.max)
  const ids = useFieldIds({ label: texts.searches.name, error })

  return (
    <form className={styles.rename} onSubmit={submit}>
      <input
        {...ids.control}
        aria-label={texts.searches.name}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FieldNotes error={error} ids={ids} />
      <ChangedNotice changedTo={changedTo} />
      <Button variant="secondary" size="small" type="submit">
        {texts.searches.saveName}
      </Button>
    </form>
  )
}

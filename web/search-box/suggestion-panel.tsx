import { Bell, CarFront, MapPin, Minus, Plus, Search as SearchIcon, TextSearch } from 'lucide-react'
import { type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { searchString, type Search } from '../../contract/search-address.ts'
import { carName } from '../../contract/shown-car.ts'
import { type Suggestions } from '../../contract/suggestions.ts'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { BothCurrencies } from '../ui/money.tsx'
import { understoodWords, type PanelOption } from './panel-options.ts'
import { ParamsLabel } from './params-label.tsx'
import styles from './suggestion-panel.module.css'

interface SuggestionPanelProps {
  /** The id of the list of options; an option's id adds its number. */
  id: string
  search: Search
  suggestions: Suggestions
  options: readonly PanelOption[]
  active: number
  onPoint: (at: number) => void
  onChoose: (option: PanelOption) => void
}

/** The understood filters and the options to go on. The input keeps the focus and names the active option. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { id, suggestions, search, options } = props
  const groups = [
    {
      title: texts.search.goOn,
      has: (kind: PanelOption['kind']) => kind === 'show' || kind === 'more' || kind === 'text' || kind === 'fewer',
    },
    { title: texts.search.cars, has: (kind: PanelOption['kind']) => kind === 'car' },
    { title: texts.search.keep, has: (kind: PanelOption['kind']) => kind === 'save' },
  ]
  return (
    <div className={styles.panel}>
      <UnderstoodList suggestions={suggestions} currency={search.filters.currency} />
      <div role="listbox" id={id} aria-label={texts.search.suggestions}>
        {groups
          .filter(({ has }) => options.some(({ kind }) => has(kind)))
          .map(({ title, has }) => (
            <div key={title} role="group" aria-label={title} className={styles.group}>
              <p aria-hidden="true">{title}</p>
              {options.map(
                (option, at) => has(option.kind) && <Option key={nameOf(option)} {...props} option={option} at={at} />,
              )}
            </div>
          ))}
      </div>
      <p className={styles.keys}>{texts.search.keys}</p>
    </div>
  )
}

function UnderstoodList({ suggestions, currency }: { suggestions: Suggestions; currency: 'BGN' | 'EUR' }) {
  const entries = understoodWords(suggestions.understood)
  const unused = suggestions.unused ?? []
  if (entries.length + unused.length === 0) return null
  return (
    <div className={styles.understood}>
      <p>{texts.search.understood}</p>
      <dl>
        {entries.map((entry) => (
          <div key={entry.words}>
            <dt lang={langOf(entry.words)}>{entry.words}</dt>
            <dd>
              <ParamsLabel params={entry.params} currency={entry.currency ?? currency} />
              {entry.isCorrected && <small> {texts.search.corrected}</small>}
            </dd>
          </div>
        ))}
        {unused.map(({ word, brand }) => (
          <div key={word}>
            <dt lang={langOf(word)}>{word}</dt>
            <dd>{brand === undefined ? texts.search.notUsed : texts.search.noBrand(brand)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function langOf(words: string): string | undefined {
  return /\p{Script=Cyrillic}/u.test(words) ? 'bg' : undefined
}

function Option({
  id,
  option,
  at,
  active,
  onPoint,
  onChoose,
}: SuggestionPanelProps & { option: PanelOption; at: number }) {
  const { icon, label, end } = looksOf(option)
  return (
    // The input has the keys; these are for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={`${id}-${at}`}
      aria-selected={at === active}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(at)}
      onClick={() => onChoose(option)}
    >
      {icon}
      <span>{label}</span>
      {end !== undefined && end !== false && (
        <span className={classNames(styles.end, option.kind === 'car' && styles.price)}>{end}</span>
      )}
    </div>
  )
}

/** The key of an option. */
function nameOf(option: PanelOption): string {
  if (option.kind === 'car') return option.car.id
  return 'search' in option ? searchString(option.search) : option.kind
}

function looksOf(option: PanelOption): { icon: ReactNode; label: ReactNode; end?: ReactNode } {
  switch (option.kind) {
    case 'show':
      return { icon: <SearchIcon />, label: <b>{texts.search.show}</b>, end: texts.search.count(option.total) }
    case 'more': {
      const { currency } = option.search.filters
      const label = (
        <>
          <ParamsLabel params={option.remaining} currency={currency} />
          {option.remaining.length > 0 && option.added.length > 0 && ', '}
          <b>
            <ParamsLabel params={option.added} currency={currency} />
          </b>
        </>
      )
      return { icon: <Plus />, label, end: option.total !== undefined && texts.search.count(option.total) }
    }
    case 'fewer': {
      const isPlace = option.dropped.every(([name]) => name === 'town' || name === 'region' || name === 'near')
      const label = isPlace ? (
        <>
          {texts.search.theSameIn}
          <b>{texts.search.allBulgaria}</b>
        </>
      ) : (
        <>
          {texts.search.theSameWithout}
          <b>
            <ParamsLabel params={option.dropped} currency={option.currency} />
          </b>
        </>
      )
      return { icon: isPlace ? <MapPin /> : <Minus />, label, end: texts.search.count(option.total) }
    }
    case 'text':
      return { icon: <TextSearch />, label: texts.search.searchTexts(option.word, option.total) }
    case 'car':
      return { icon: <CarFront />, label: carLine(option.car), end: <CarPrice car={option.car} /> }
    case 'save':
      return { icon: <Bell />, label: texts.search.save }
  }
}

function carLine(car: CarWithId): string {
  return [carName(car), car.year, texts.placeName(car.town ?? car.location)].join(', ')
}

function CarPrice({ car }: { car: CarWithId }) {
  return (
    <>
      <BothCurrencies bgn={car.price} isRough />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Search as SearchIcon, X } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { type Search } from '../../contract/search-address.ts'
import { searchLimits } from '../../contract/search.ts'
import { queryClient } from '../query-client.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { appliedSearch, panelOptions, type PanelOption } from './panel-options.ts'
import styles from './search-box.module.css'
import { suggestionsQuery } from './suggestions-query.ts'
import { useRested } from './use-rested.ts'

const loadPanel = () => import('./suggestion-panel.tsx')
const SuggestionPanel = lazy(async () => ({ default: (await loadPanel()).SuggestionPanel }))

/** How long typing must rest before suggestions are asked for, in ms. */
const typingPause = 40

interface SearchBoxProps {
  search: Search
  onChange: (search: Search) => void
  /** Keeps a search and tells of new offers; without it the panel does not offer that. */
  onSave?: (search: Search) => void
}

/** One box that understands plain words: a combobox whose words become filters with Enter. */
export function SearchBox({ search, onChange, onSave }: SearchBoxProps) {
  const [text, setText] = useTextOf(search)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const asked = useRested(text, typingPause)
  const { data, isPlaceholderData } = useQuery(suggestionsQuery({ ...search, q: asked }))

  const options = data ? panelOptions(search, data, onSave !== undefined) : []
  const isShown = isOpen && text.trim() !== '' && data !== undefined
  const isCurrent = asked === text && !isPlaceholderData
  const activeId = isShown ? `${id}-${active}` : undefined

  useEffect(() => {
    if (activeId !== undefined && active > 0) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, active])

  function type(next: string) {
    setText(next)
    setIsOpen(true)
    setActive(0)
  }

  function go(next: Search) {
    type('')
    setIsOpen(false)
    onChange(next)
  }

  /** Suggestions may be on their way still, or not to be had: then the list itself understands the words. */
  async function applyWords() {
    const words = { ...search, q: text }
    const { understood } = isCurrent && data ? data : await queryClient.fetchQuery(suggestionsQuery(words))
    go(appliedSearch(search, understood))
  }

  /** What was typed stays: the list is not narrowed by it yet. */
  function keep() {
    setIsOpen(false)
    onSave?.(appliedSearch(search, data?.understood ?? []))
  }

  function choose(option: PanelOption) {
    if (option.kind === 'show') void applyWords().catch(() => go({ ...search, q: text }))
    else if (option.kind === 'car') void navigate(href('car', { themeId: option.car.id }))
    else if (option.kind === 'save') keep()
    else go(option.search)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    choose((isShown && isCurrent && options[active]) || { kind: 'show', total: 0 })
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const end = { Home: 0, End: options.length - 1 }[event.key]
    if (event.key === 'Escape') {
      event.preventDefault()
      if (isShown) setIsOpen(false)
      else type('')
    } else if (step !== undefined && text.trim() !== '') {
      event.preventDefault()
      setIsOpen(true)
      if (isShown) setActive((active + step + options.length) % options.length)
    } else if (end !== undefined && isShown && active > 0) {
      // Until an arrow was pressed, Home and End move in the text.
      event.preventDefault()
      setActive(end)
    }
  }

  function leave(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears when the focus leaves its parts
    <form className={styles.form} role="search" aria-label={texts.search.label} onSubmit={submit} onBlur={leave}>
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        role="combobox"
        aria-label={texts.search.label}
        aria-expanded={isShown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={texts.search.placeholder}
        maxLength={searchLimits.textLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setIsOpen(true)}
        onKeyDown={press}
      />
      {text !== '' && (
        <IconButton
          className={styles.empty}
          label={texts.search.empty}
          icon={<X />}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
        />
      )}
      {isShown && (
        <Suspense>
          <SuggestionPanel
            id={id}
            search={search}
            suggestions={data}
            options={options}
            active={active}
            onPoint={setActive}
            onChoose={choose}
          />
        </Suspense>
      )}
      <VisuallyHidden role="status">
        {isShown && isCurrent && texts.search.announced(data.total, options.length)}
      </VisuallyHidden>
    </form>
  )
}

/** What stands in the box: the words of the address, until somebody types. */
function useTextOf({ q }: Search): [string, (text: string) => void] {
  const [text, setText] = useState(q)
  const [addressed, setAddressed] = useState(q)
  if (q !== addressed) {
    setAddressed(q)
    setText(q)
  }
  return [text, setText]
}

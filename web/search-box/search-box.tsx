import { Search as SearchIcon, X } from 'lucide-react'
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { searchTextLength } from '../../contract/limits.ts'
import { navigate } from '../router/navigate.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './search-box.module.css'

/** What the suggestions do with keys pressed in the box. */
export interface BoxKeys {
  submit: () => void
  /** Returns whether the suggestions handled the key. */
  press: (event: KeyboardEvent) => boolean
}

/** The box as its suggestions know it. */
export interface BoxProps {
  /** The id of the list of options; an option's id adds its number. */
  id: string
  text: string
  onType: (text: string) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Receives the id of the active option; `null` while none is shown. */
  onActive: (id: string | null) => void
  keys: RefObject<BoxKeys | null>
}

interface SearchBoxProps {
  /** Suggestions may load later than the box; until then Enter leads to a list that understands the words itself. */
  renderSuggestions: (box: BoxProps) => ReactNode
}

/** A combobox that understands plain words and turns them into filters on Enter. */
export function SearchBox({ renderSuggestions }: SearchBoxProps) {
  const { url } = usePage()
  const [text, setText] = useTextOf((url.searchParams.get('q') ?? '').slice(0, searchTextLength))
  const [isOpen, setIsOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<BoxKeys>(null)
  const id = useId()

  function type(next: string) {
    setText(next)
    setIsOpen(true)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    if (keys.current) return keys.current.submit()
    const next = new URL(url)
    next.searchParams.set('q', text)
    void navigate(next.pathname + next.search, { keepsScroll: true })
  }

  function press(event: KeyboardEvent) {
    if (keys.current?.press(event)) return event.preventDefault()
    if (event.key !== 'Escape') return
    event.preventDefault()
    type('')
  }

  function leave(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the focus leaving its parts
    <form className={styles.form} role="search" aria-label={texts.cars.find} onSubmit={submit} onBlur={leave}>
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        aria-label={texts.cars.find}
        aria-expanded={activeId !== null}
        aria-controls={activeId === null ? undefined : id}
        aria-autocomplete="list"
        aria-activedescendant={activeId ?? undefined}
        placeholder={texts.cars.findPlaceholder}
        maxLength={searchTextLength}
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
          label={texts.cars.emptyBox}
          icon={<X />}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
        />
      )}
      {renderSuggestions({ id, text, onType: type, isOpen, onOpen: setIsOpen, onActive: setActiveId, keys })}
    </form>
  )
}

/** The text of the box: the words of the address until the person types. */
function useTextOf(q: string): [string, (text: string) => void] {
  const [text, setText] = useTypedText('q', q)
  const [addressed, setAddressed] = useState(q)
  if (q !== addressed) {
    setAddressed(q)
    setText(q)
  }
  return [text, setText]
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useImperativeHandle, useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { neededPart } from '../lazy-part.tsx'
import { type Search } from '../../contract/search-address.ts'
import { appliedSearch } from '../../contract/suggestions.ts'
import { queryClient } from '../query-client.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { panelOptions, type PanelOption } from './panel-options.ts'
import { noteReadNumbers } from '../car-parts/read-numbers.ts'
import { type BoxProps } from './search-box.tsx'
import { suggestionsQuery } from './suggestions-query.ts'
import { useRested } from '../ui/use-rested.ts'

const SuggestionPanel = neededPart(async () => (await import('./suggestion-panel.tsx')).SuggestionPanel)

/** Ms of rest after typing before suggestions are requested. */
const typingPause = 40

interface SuggestionsProps extends BoxProps {
  search: Search
  onChange: (search: Search) => void
  /** Saves a search with alerts; without it the panel does not offer that. */
  onSave?: (search: Search) => void
}

/** The meaning of the words in the box and the options to go on, which the keys of the box move through. */
export function Suggestions({ search, onChange, onSave, ...box }: SuggestionsProps) {
  const { id, text, isOpen, onOpen, onActive } = box
  const [active, setActive] = useActiveOf(text)
  const asked = useRested(text, typingPause)
  const { data, isPlaceholderData } = useQuery(suggestionsQuery({ ...search, q: asked }))

  const options = data ? panelOptions(search, data, onSave !== undefined) : []
  const isShown = isOpen && text.trim() !== '' && data !== undefined
  const isCurrent = asked === text && !isPlaceholderData
  const activeId = isShown ? `${id}-${active}` : null

  useLayoutEffect(() => onActive(activeId), [onActive, activeId])

  useEffect(() => {
    if (activeId !== null && active > 0) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, active])

  function go(next: Search) {
    box.onType('')
    onOpen(false)
    onChange(next)
  }

  /** The list itself understands the words while suggestions load or when they fail. */
  async function applyWords() {
    const words = { ...search, q: text }
    const answer = isCurrent && data ? data : await queryClient.fetchQuery({ ...suggestionsQuery(words), retry: false })
    const next = appliedSearch(search, answer)
    noteReadNumbers(next, answer.understood)
    go(next)
  }

  /** The typed text stays, because the list is not filtered by it yet. */
  function keep() {
    onOpen(false)
    onSave?.(appliedSearch(search, data ?? { understood: [] }))
  }

  function choose(option: PanelOption) {
    if (option.kind === 'show') void applyWords().catch(() => go({ ...search, q: text }))
    else if (option.kind === 'car') void navigate(href('car', { themeId: option.car.id }))
    else if (option.kind === 'save') keep()
    else go(option.search)
  }

  function submit() {
    choose((isShown && isCurrent && options[active]) || { kind: 'show', total: 0 })
  }

  function press({ key }: KeyboardEvent): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const end = { Home: 0, End: options.length - 1 }[key]
    if (key === 'Escape' && isShown) onOpen(false)
    else if (step !== undefined && text.trim() !== '') {
      onOpen(true)
      if (isShown) setActive((active + step + options.length) % options.length)
    } else if (end !== undefined && isShown && active > 0) {
      // Before an arrow was pressed, Home and End move in the text.
      setActive(end)
    } else return false
    return true
  }

  useImperativeHandle(box.keys, () => ({ submit, press }))

  return (
    <>
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
    </>
  )
}

/** The active option; the first one whenever the text changes. */
function useActiveOf(text: string): [number, (active: number) => void] {
  const [active, setActive] = useState(0)
  const [of, setOf] = useState(text)
  if (of !== text) {
    setOf(text)
    setActive(0)
  }
  return [active, setActive]
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { searchTextLength } from '../../contract/limits.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { useRested } from '../ui/use-rested.ts'
import styles from './chat-search.module.css'
import { FoundConversations } from './found-conversations.tsx'
import { foundConversationsQuery } from './found-conversations-query.ts'
import { foundMessagesQuery } from './found-messages-query.ts'
import { MessageSearch } from './message-search.tsx'

/** Ms without a key after which a search is asked for. */
const pauseMs = 200

interface ChatSearchProps {
  /** The person of the open conversation. */
  openId?: string
  /** One's conversations, in whose place stands what was found. */
  children: ReactNode
}

/** The search box above one's conversations. Its words come along to what was found, for the next press. */
export function ChatSearch({ openId, children }: ChatSearchProps) {
  const asked = useSearchParams().get('q') ?? ''
  const [text, setText] = useState(asked)
  const rested = useRested(text.trim(), pauseMs)
  const isSearch = text.trim() !== '' && rested !== ''
  return (
    <>
      <search className={styles.search}>
        <SearchInput
          aria-label={texts.inbox.searchLabel}
          placeholder={texts.inbox.searchPlaceholder}
          maxLength={searchTextLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      {isSearch ? <Found text={rested} openId={openId} /> : children}
    </>
  )
}

function Found({ text, openId }: { text: string; openId: string | undefined }) {
  const chats = useInfiniteQuery(foundConversationsQuery(text))
  const messages = useInfiniteQuery(foundMessagesQuery(text))
  const isNothing =
    chats.data?.pages.every((page) => page.conversations.length === 0 && page.next === null) &&
    messages.data?.pages.every((page) => page.messages.length === 0)
  if (isNothing) {
    return (
      <div role="status">
        <EmptyState picture="person" text={texts.inbox.nothingFound(text)} />
      </div>
    )
  }
  return (
    <>
      <FoundConversations text={text} openId={openId} />
      <MessageSearch text={text} />
    </>
  )
}

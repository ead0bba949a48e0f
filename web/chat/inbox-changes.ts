import { type Conversation } from '../../contract/conversation.ts'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { inboxKey, type InboxKind } from './inbox-queries.ts'

/** Whether such an inbox lists a conversation. */
export function isListed(kind: InboxKind, { isArchived, unread, isMarkedUnread }: Conversation): boolean {
  if (isArchived !== (kind === 'archive')) return false
  return kind !== 'unread' || unread > 0 || isMarkedUnread === true
}

/** Moves a conversation to the archive or back. */
export async function archive({ id, name }: { id: string; name: string }, isArchived: boolean): Promise<void> {
  try {
    await call(conversationEndpoints.archiveConversation, { params: { id }, body: { isArchived } })
    await queryClient.invalidateQueries({ queryKey: inboxKey })
    const undo = { label: texts.photos.undo, onPress: () => void archive({ id, name }, false) }
    if (isArchived) showToast({ text: texts.inbox.archived(name), action: undo, about: `archive ${id}` })
  } catch (error) {
    showToast({ text: sentenceOf(error) })
  }
}

/** Marks a conversation as unread by hand, or as read until its last message. */
export async function markByHand({ id, last }: Conversation, isUnread: boolean): Promise<void> {
  try {
    await call(conversationEndpoints.markUnread, { params: { id }, body: { isUnread } })
    if (!isUnread) await call(conversationEndpoints.markRead, { params: { id }, body: { until: last.id } })
  } catch (error) {
    showToast({ text: sentenceOf(error) })
  }
}

/** Opens a conversation that was marked as unread by hand. A mark that cannot be taken back stays. */
export function openMarked(id: string): void {
  call(conversationEndpoints.markUnread, { params: { id }, body: { isUnread: false } }).catch(() => {})
}

import { EllipsisVertical, Flag, Pencil, Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type MessageWithId } from '../../contract/message.ts'
import { isChangeable } from '../../contract/shown-message.ts'
import { texts } from '../texts.ts'
import { MenuButton } from '../ui/popover-menu.tsx'
import styles from './message-actions.module.css'
import { serverNow } from '../server-clock.ts'

/** What can be done with a message. */
export interface MessageHandlers {
  reply: (message: MessageWithId) => void
  edit: (message: MessageWithId) => void
  remove: (message: MessageWithId) => void
  report: (message: MessageWithId) => void
}

interface MessageActionsProps {
  message: MessageWithId
  isOwn: boolean
  handlers: MessageHandlers
}

/** The menu button of a message. */
export function MessageActions(props: MessageActionsProps) {
  return (
    <MenuButton
      label={texts.chat.actions(texts.chat.sentAt(props.message.timestamp))}
      icon={<EllipsisVertical />}
      className={styles.button}
    >
      <Items {...props} />
    </MenuButton>
  )
}

function Items({ message, isOwn, handlers }: MessageActionsProps) {
  const [mayChange] = useState(() => isOwn && isChangeable(message, serverNow()))
  return (
    <>
      <button type="button" onClick={() => handlers.reply(message)}>
        <Reply />
        {texts.chat.reply}
      </button>
      {!isOwn && (
        <button type="button" onClick={() => handlers.report(message)}>
          <Flag />
          {texts.reportButton.report}
        </button>
      )}
      {mayChange && (
        <>
          <button type="button" onClick={() => handlers.edit(message)}>
            <Pencil />
            {texts.chat.edit}
          </button>
          <button type="button" onClick={() => handlers.remove(message)}>
            <Trash2 />
            {texts.chat.remove}
          </button>
        </>
      )}
    </>
  )
}

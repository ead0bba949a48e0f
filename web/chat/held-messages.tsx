import { useQuery } from '@tanstack/react-query'
import { Clock, CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { type HeldMessage } from '../../contract/held-message.ts'
import { radarEndpoints } from '../../contract/radar-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.tsx'
import { useFocusBeside } from '../ui/use-focus-beside.ts'
import styles from './held-messages.module.css'
import { serverNow } from '../server-clock.ts'

/** How long after joining somebody may have such messages: a week for writing them, and time for moderators. */
const heldMs = 60 * 24 * 60 * 60 * 1000

/** The person's messages that wait for a moderator, or were refused (decision 92). */
export function HeldMessages({ otherId, memberSince }: { otherId: string; memberSince: number }) {
  const [openedAt] = useState(serverNow)
  const { data: held } = useQuery({
    queryKey: ['held', otherId],
    queryFn: ({ signal }) => call(radarEndpoints.listHeldMessages, { params: { id: otherId }, signal }),
    enabled: openedAt - memberSince < heldMs,
  })
  if (!held || held.length === 0) return null
  return (
    <ul className={styles.held}>
      {held.map((message) => (
        <Held key={message.id} message={message} otherId={otherId} />
      ))}
    </ul>
  )
}

function Held({ message, otherId }: { message: HeldMessage; otherId: string }) {
  const { id, content, refusedFor } = message
  const item = useRef<HTMLLIElement>(null)
  useFocusBeside(item, '[data-held] button', '[data-composer] input:not([type=file])')

  async function withdraw() {
    try {
      await call(radarEndpoints.withdrawHeldMessage, { params: { id } })
      await queryClient.invalidateQueries({ queryKey: ['held', otherId] })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    }
  }

  return (
    <li ref={item} data-held>
      <Notice
        role="status"
        icon={refusedFor === undefined ? <Clock /> : <CircleAlert />}
        actions={
          <button type="button" onClick={() => void withdraw()}>
            {texts.radar.withdraw}
          </button>
        }
      >
        <p className={styles.text} dir="auto">
          {content}
        </p>
        {refusedFor === undefined ? texts.radar.waits : texts.radar.refused(refusedFor)}
      </Notice>
    </li>
  )
}

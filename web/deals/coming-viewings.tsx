import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useId } from 'react'
import { endOf } from '../../contract/viewing.ts'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { href } from '../router/address.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { useNow } from '../use-now.ts'
import styles from './coming-viewings.module.css'
import { comingViewings } from './deal-queries.ts'

const readAgain = () => queryClient.invalidateQueries({ queryKey: comingViewings.queryKey })

/** The person's confirmed viewings to come, the next first; each leads to its conversation. Nothing without one. */
export function ComingViewings() {
  const titleId = useId()
  const myId = useSession()?.userId
  const { data: viewings = [] } = useQuery(comingViewings)
  const next = viewings[0]?.at
  const now = useNow(next === undefined ? undefined : endOf(next))
  useLive('conversations', {
    onEvent: (event) => {
      if (event.kind === 'conversationChanged' && event.last?.step?.kind === 'viewing') void readAgain()
    },
    onReconnect: readAgain,
  })
  const coming = viewings.flatMap((viewing) =>
    viewing.at !== undefined && endOf(viewing.at) > now ? [{ ...viewing, at: viewing.at }] : [],
  )
  if (coming.length === 0) return null
  return (
    <section className={styles.coming} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <CalendarCheck /> {texts.viewings.coming}
      </h2>
      <ul>
        {coming.map(({ id, at, carName, sellerId, buyerId }) => (
          <li key={id}>
            <a href={href('chat', { id: sellerId === myId ? buyerId : sellerId })}>{texts.viewings.at(at)}</a>
            <span>{carName}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

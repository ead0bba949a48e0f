import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { safeDealPath } from '../../contract/plain-pages.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { conversationWith } from './chat-queries.ts'
import styles from './payment-note.module.css'
import { speaksOfPayment } from './speaks-of-payment.ts'

/** That nobody pays on Volan: a line above every conversation, large once the other one speaks of paying. */
export function PaymentNote({ otherId }: { otherId: string }) {
  const { data: messages = [] } = useQuery({ ...conversationWith.query(otherId), enabled: false })
  const isLarge = messages.some(({ senderId, content }) => senderId === otherId && speaksOfPayment(content))
  const words = texts.radar
  if (!isLarge) return <p className={styles.line}>{words.noPayments}</p>
  return (
    <div className={styles.large}>
      <Notice role="note" icon={<ShieldAlert />}>
        <strong>{words.noPayments}</strong>{' '}
        <a className={styles.link} href={safeDealPath} target="_blank" rel="noopener">
          {words.safeDeal}
        </a>
      </Notice>
    </div>
  )
}

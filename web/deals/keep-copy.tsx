import { Download } from 'lucide-react'
import { amountDays, type PriceOffer } from '../../contract/price-offer.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { bothInSentence } from '../ui/money.tsx'
import styles from './deal-card.module.css'

const fileName = 'volan-price.txt'

interface KeepCopyProps {
  offer: PriceOffer
  side: 'seller' | 'buyer'
  /** The other person's name. */
  other: string
}

/** Says when an accepted amount leaves Volan, and saves what was agreed as a text on this device. */
export function KeepCopy(props: KeepCopyProps) {
  return (
    <>
      <p className={styles.small}>{texts.deals.amountLeaves(amountDays)}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" icon={<Download />} onClick={() => save(copyOf(props))}>
          {texts.deals.keepCopy}
        </Button>
      </div>
    </>
  )
}

function copyOf({ offer, side, other }: KeepCopyProps): string {
  const { copy } = texts.deals
  const lines = [
    copy.title,
    offer.carName,
    copy.with[side](other),
    `${texts.deals.amount}: ${bothInSentence(offer.amount ?? 0)}`,
    offer.state === 'calledOff'
      ? `${texts.deals.steps.calledOff}: ${copy.day(offer.changedAt)}`
      : `${texts.deals.steps.accepted}: ${copy.day(offer.acceptedAt ?? offer.changedAt)}`,
    '',
    texts.deals.noContract,
  ]
  return `${lines.join('\n')}\n`
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

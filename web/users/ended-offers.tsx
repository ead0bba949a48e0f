import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { renewal } from '../../contract/car-state.ts'
import { sentenceOf } from '../call-error.ts'
import { endedOffersQuery, endOffersAgain, renewOffers } from '../car-parts/offer-queries.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.tsx'

const words = texts.offerState.ended

interface EndedOffersProps {
  myId: string
  /** Takes the focus when the button goes. */
  onRenewed: () => void
}

/** Says how many of one's own offers have ended, and renews them by one press, with undo. */
export function EndedOffers({ myId, onRenewed }: EndedOffersProps) {
  const { data } = useQuery(endedOffersQuery(myId))
  const [isBusy, setIsBusy] = useState(false)
  if (!data || data.count === 0) return null
  const { count } = data

  async function renew() {
    setIsBusy(true)
    try {
      const offers = await renewOffers(myId)
      const onPress = () => void undo(myId, offers)
      const action = { label: texts.personal.undo, onPress }
      showToast({ text: words.renewed(offers.length), about: 'ended', action, isLasting: true })
      onRenewed()
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Notice
      icon={<Clock />}
      actions={
        <Button variant="primary" size="small" isBusy={isBusy} onClick={() => void renew()}>
          {count > renewal.offers ? words.renewSome(renewal.offers, count) : words.renew(count)}
        </Button>
      }
    >
      {words.count(count)}
    </Notice>
  )
}

async function undo(myId: string, offers: string[]): Promise<void> {
  try {
    const ended = await endOffersAgain(myId, offers)
    showToast({ text: words.undone(ended.length), about: 'ended' })
  } catch (error) {
    showToast({ text: sentenceOf(error) })
  }
}

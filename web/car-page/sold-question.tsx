import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { type NewState } from '../../contract/car-state.ts'
import { handoverEndpoints } from '../../contract/handover-endpoints.ts'
import { carName } from '../../contract/shown-car.ts'
import { call } from '../api.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import styles from './sold-question.module.css'

/** The people whom the owner met about the offer, confirmed by a code. */
function metBuyers(id: string) {
  return queryOptions({
    queryKey: ['metBuyers', id],
    queryFn: ({ signal }) => call(handoverEndpoints.listMetBuyers, { params: { id }, signal }),
    staleTime: 0,
  })
}

interface SoldQuestionProps {
  car: CarWithId
  isOpen: boolean
  onClose: () => void
  /** What the owner says of where and to whom. */
  onSold: (sale: Omit<NewState, 'state'>) => void
}

/** Asks where a car was sold before it leaves the lists: a slip of the thumb sells nothing. */
export function SoldQuestion({ car, isOpen, onClose, onSold }: SoldQuestionProps) {
  const words = texts.offerState.soldQuestion
  const { data: buyers = [] } = useQuery(metBuyers(car.id))
  const answer = (sale: Omit<NewState, 'state'>) => () => {
    onClose()
    onSold(sale)
  }
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      <p>{words.what(carName(car))}</p>
      {buyers.length > 0 && (
        <div className={styles.buyers}>
          {buyers.map(({ id, username }) => (
            <Button key={id} variant="primary" isWide onClick={answer({ place: 'here', buyerId: id })}>
              {texts.handover.soldTo(username)}
            </Button>
          ))}
        </div>
      )}
      <DialogButtons>
        <Button variant={buyers.length > 0 ? 'secondary' : 'primary'} onClick={answer({ place: 'here' })}>
          {words.here}
        </Button>
        <Button variant="secondary" onClick={answer({ place: 'elsewhere' })}>
          {words.elsewhere}
        </Button>
      </DialogButtons>
      <p className={styles.unsaid}>
        <button type="button" onClick={answer({})}>
          {words.unsaid}
        </button>
      </p>
    </Dialog>
  )
}

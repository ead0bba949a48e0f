import { answersUntil, metFacts, type Handover, type MetAnswers } from '../../contract/handover.ts'
import { sideOf } from '../../contract/price-offer.ts'
import { type Person } from '../../contract/user.ts'
import { type Viewing } from '../../contract/viewing.ts'
import { setCarState } from '../car-parts/offer-queries.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useNow } from '../use-now.ts'
import { AnswersForm } from './answers-form.tsx'
import { Failure } from './deal-card.tsx'
import cardStyles from './deal-card.module.css'
import { answerAboutMeeting, dealsWith } from './deal-queries.ts'
import styles from './meeting.module.css'
import { useActing } from './use-acting.ts'

const words = texts.handover

interface MetProps {
  viewing: Viewing
  handover: Handover
  myId: string
  other: Person
  onDone: () => void
}

/** What follows a meeting: the sale, and what both say of each other. */
export function Met({ viewing, handover, myId, other, onDone }: MetProps) {
  const { metAt, soldAt, answered, says } = handover
  const until = answersUntil(metAt)
  const isTimeLeft = useNow(until) < until
  const { busy, failure, run } = useActing(other.id, onDone)
  const mySide = sideOf(viewing, myId)
  const theirSide = mySide === 'seller' ? 'buyer' : 'seller'
  const isAnswered = answered.includes(mySide)
  const maySell = mySide === 'seller' && soldAt === undefined && viewing.carState !== undefined

  async function sell() {
    await setCarState({ id: viewing.carId, owner_id: myId }, { state: 'sold', place: 'here', buyerId: other.id })
    await dealsWith.refetch(other.id)
  }

  return (
    <div className={styles.meeting}>
      {soldAt !== undefined && <p>{words.wasSold(other.username, mySide === 'seller')}</p>}
      {maySell && (
        <div className={cardStyles.actions}>
          <Button variant="secondary" size="small" isBusy={busy === 'sell'} onClick={() => void run('sell', sell)}>
            {words.soldTo(other.username)}
          </Button>
        </div>
      )}
      {!isAnswered && answered.includes(theirSide) && isTimeLeft && <p>{words.answered(other.username)}</p>}
      {!isAnswered && isTimeLeft && (
        <AnswersForm
          about={theirSide}
          other={other}
          until={until}
          isBusy={busy === 'answer'}
          onSend={(facts) => void run('answer', () => answerAboutMeeting(myId, viewing.id, facts))}
        />
      )}
      {isAnswered && !says && <p>{words.waiting(other.username, until)}</p>}
      {says && (
        <>
          <Said title={words.theySay(other.username)} about={mySide} answers={says[theirSide]} />
          <Said title={words.youSay(other.username)} about={theirSide} answers={says[mySide]} />
        </>
      )}
      <Failure sentence={failure} />
    </div>
  )
}

interface SaidProps {
  title: string
  about: 'seller' | 'buyer'
  answers: MetAnswers | undefined
}

function Said({ title, about, answers }: SaidProps) {
  const given = metFacts.filter((fact) => answers?.[fact] !== undefined)
  return (
    <section className={styles.says}>
      <h2>{title}</h2>
      {given.length === 0 && <p className={styles.small}>{words.nothing}</p>}
      <dl className={styles.says}>
        {given.map((fact) => (
          <div key={fact}>
            <dt>{words.facts[about][fact]}</dt>
            <dd>{answers?.[fact] ? words.yes : words.no}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

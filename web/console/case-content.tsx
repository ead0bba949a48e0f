import { useState } from 'react'
import { type Case, type CaseContent, type CaseConversation } from '../../contract/case.ts'
import { caseEndpoints } from '../../contract/case-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { bothInSentence } from '../ui/money.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './cases.module.css'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'

const words = texts.consoleCases
const { moment } = texts.consoleFind

/** What was reported, and what it is now. */
export function CaseContentCard({ of }: { of: Case }) {
  const { kind, content, now, changed } = of
  return (
    <PartCard title={of.reports === 0 ? words.content : words.reported}>
      <Shown content={content} photoName={words.photo} />
      <p className={parts.hint}>{words.now[now]}</p>
      {changed && (
        <>
          <Notice>{words.changedSince}</Notice>
          <Shown content={changed} photoName={words.photoNow} />
        </>
      )}
      {content.carId !== undefined && (
        <p>
          <a href={href('consolePart', { part: 'find', offer: content.carId })}>{words.toOffer}</a>
        </p>
      )}
      {kind === 'message' && of.reports > 0 && <Conversation id={of.id} />}
    </PartCard>
  )
}

/** Words, price and photos of a thing. */
function Shown({ content, photoName }: { content: CaseContent; photoName: (number: number) => string }) {
  const { text = '', price, photos = [], links = [], trader } = content
  const isEmpty = text === '' && price === undefined && photos.length === 0 && !trader
  return (
    <>
      {isEmpty && <p className={parts.hint}>{words.nothing}</p>}
      {text !== '' && <p className={styles.quote}>{text}</p>}
      {price !== undefined && <p>{words.price(bothInSentence(price))}</p>}
      {trader && <p>{words.trader(trader.name, trader.eik, trader.address)}</p>}
      {links.length > 0 && <p className={styles.quote}>{words.links(links.join('\n'))}</p>}
      {photos.length > 0 && (
        <ul className={parts.pictures}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <img src={photo} alt={photoName(index + 1)} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The messages around a reported one, read only when the moderator asks, because the look is noted. */
function Conversation({ id }: { id: string }) {
  const [read, setRead] = useState<CaseConversation | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function look() {
    setIsBusy(true)
    try {
      setRead(await call(caseEndpoints.readCaseConversation, { params: { id } }))
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
    }
    setIsBusy(false)
  }

  if (!read) {
    return (
      <div>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void look()}>
          {words.readConversation}
        </Button>
        <p className={parts.hint}>{words.readHint}</p>
      </div>
    )
  }
  return (
    <ol className={styles.case} aria-label={words.conversation}>
      {read.messages.map((message) => (
        <li key={message.id} className={styles.message} data-reported={message.isReported || undefined}>
          <strong>{message.sender || words.ofNobody}</strong>
          <span dir="auto">{message.content}</span>
          <small>
            {moment(message.at)} {message.isReported && `· ${words.thisMessage}`}
          </small>
        </li>
      ))}
    </ol>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lengths } from '../../contract/limits.ts'
import { type WarningAnswer } from '../../contract/radar.ts'
import { radarEndpoints } from '../../contract/radar-endpoints.ts'
import { call } from '../api.ts'
import { carWarningsQuery } from '../car-parts/car-warnings-query.ts'
import { RadarNote } from '../car-parts/radar-note.tsx'
import { queryClient } from '../query-client.ts'
import { useSavedText } from '../saved-text.ts'
import { texts } from '../texts.ts'
import { TextBox } from '../ui/text-box.tsx'
import styles from './car-warnings.module.css'

/** Signs that have notices of their own on the page of an offer. */
const shownBeside = new Set(['photos', 'vin'])

interface CarWarningsProps {
  carId: string
  isOwn: boolean
  /** Whether the page has no notices of same photos and VINs. */
  showsAll?: boolean
}

/** What the radar warns of at an offer, and what its seller says to it; the owner answers here. */
export function CarWarnings({ carId, isOwn, showsAll = false }: CarWarningsProps) {
  const { data } = useQuery(carWarningsQuery(carId))
  const rules = data?.warnings.filter((rule) => showsAll || !shownBeside.has(rule)) ?? []
  if (!data || rules.length === 0) return null
  return (
    <RadarNote title={isOwn ? texts.radar.ownOffer : texts.radar.offer} rules={rules} isOwn={isOwn}>
      {isOwn ? <OwnAnswer carId={carId} answer={data.answer} /> : data.answer && <Answer {...data.answer} />}
    </RadarNote>
  )
}

function Answer({ text }: WarningAnswer) {
  return (
    <p className={styles.answer}>
      <strong>{texts.radar.sellerAnswers}</strong> <span dir="auto">{text}</span>
    </p>
  )
}

function OwnAnswer({ carId, answer }: { carId: string; answer: WarningAnswer | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {answer && !isOpen && (
        <p className={styles.answer}>
          <strong>{texts.radar.youAnswer}</strong> <span dir="auto">{answer.text}</span>
        </p>
      )}
      {isOpen ? (
        <AnswerForm carId={carId} text={answer?.text ?? ''} onClose={() => setIsOpen(false)} />
      ) : (
        <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
          {answer ? texts.radar.changeAnswer : texts.radar.sendAnswer}
        </button>
      )}
    </>
  )
}

function AnswerForm({ carId, text: before, onClose }: { carId: string; text: string; onClose: () => void }) {
  const [text, setText] = useState(before)
  const saving = useSavedText(text, { save })

  async function save(answer: string) {
    await call(radarEndpoints.answerWarnings, { params: { id: carId }, body: { answer: answer.trim() } })
    await queryClient.invalidateQueries({ queryKey: carWarningsQuery(carId).queryKey })
    onClose()
  }

  return (
    <TextBox
      text={text}
      setText={setText}
      {...saving}
      label={texts.radar.answer}
      placeholder={texts.radar.answerPlaceholder}
      submitText={texts.radar.sendAnswer}
      maxLength={lengths.warningAnswer.max}
      className={styles.form}
      takesFocus
    >
      <button type="button" className={styles.open} onClick={onClose}>
        {texts.radar.cancel}
      </button>
    </TextBox>
  )
}

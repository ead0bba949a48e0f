import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type SaidFact } from '../../contract/said-fact.ts'
import { discussionEndpoints } from '../../contract/discussion-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { saidFactsQuery } from '../car-parts/said-facts-query.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './car-facts.module.css'

/** What the seller said of the car in answers; its owner takes it back here. */
export function SaidFacts({ carId, isOwn }: { carId: string; isOwn: boolean }) {
  const { data: facts = [] } = useQuery(saidFactsQuery(carId))
  if (facts.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{texts.said.title}</h2>
      <dl className={styles.rows}>
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt dir="auto">{fact.name}</dt>
            <dd dir="auto" className={styles.said}>
              {texts.facts.sellerSays(fact.value)}
              {isOwn && (
                <IconButton
                  label={texts.said.takeBack(fact.name)}
                  icon={<X />}
                  onClick={() => void takeBack(carId, fact)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

async function takeBack(carId: string, { id }: SaidFact): Promise<void> {
  try {
    await call(discussionEndpoints.takeBackFact, { params: { id: carId, factId: id } })
    await queryClient.invalidateQueries({ queryKey: saidFactsQuery(carId).queryKey })
  } catch (error) {
    showToast({ text: sentenceOf(error) })
  }
}

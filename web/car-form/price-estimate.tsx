import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { estimateEndpoints } from '../../contract/estimate-endpoints.ts'
import { unpublishedCarSchema } from '../../contract/unpublished-car.ts'
import { call } from '../api.ts'
import { href } from '../router/address.ts'
import { useRested } from '../ui/use-rested.ts'
import { texts } from '../texts.ts'
import { BothCurrencies } from '../ui/money.tsx'
import { carBody, type CarFormValues } from './car-form-values.ts'
import styles from './price-estimate.module.css'

/** No request is made while the person types. */
const pauseMs = 600

/** The asking prices of similar cars once the form has enough for an estimate; it advises and never blocks. */
export function PriceEstimate({ values, id }: { values: CarFormValues; id: string | undefined }) {
  const read = unpublishedCarSchema.safeParse({ ...carBody(values, []), ...(id !== undefined && { id }) })
  const asked = useRested(read.success ? JSON.stringify(read.data) : '', pauseMs)
  const { data: estimate } = useQuery({
    queryKey: ['estimates', 'unpublished', asked],
    queryFn: ({ signal }) =>
      call(estimateEndpoints.estimateCar, { body: unpublishedCarSchema.parse(JSON.parse(asked)), signal }),
    enabled: asked !== '',
    retry: false,
    placeholderData: keepPreviousData,
  })
  const words = texts.carForm
  return (
    <div role="status" className={styles.estimate}>
      {read.success && estimate && (
        <>
          <p>
            {texts.fairness.estimate}{' '}
            <b>
              <BothCurrencies bgn={estimate.price} />
            </b>
          </p>
          <p>
            {words.othersCost} <BothCurrencies bgn={estimate.low} between=" = " /> {words.and}{' '}
            <BothCurrencies bgn={estimate.high} between=" = " /> {words.byOffers(estimate.comparables)}{' '}
            <a href={href('priceGuide')} target="_blank" rel="noopener">
              {texts.fairness.howItWorks}
            </a>
          </p>
          {values.mileage.trim() === '' && <p>{words.closerWithMileage}</p>}
        </>
      )}
      {read.success && estimate === null && words.noEstimate}
    </div>
  )
}

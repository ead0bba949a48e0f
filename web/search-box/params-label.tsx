import { Fragment } from 'react'
import { type Currency } from '../../contract/facts.ts'
import { type Param } from '../../contract/search-address.ts'
import { ChipLabel } from '../car-parts/chip-label.tsx'

/** Several filters in words, separated by commas. */
export function ParamsLabel({ params, currency }: { params: readonly Param[]; currency: Currency }) {
  return params.map((param, at) => (
    <Fragment key={param.join(' ')}>
      {at > 0 && ', '}
      <ChipLabel param={param} currency={currency} />
    </Fragment>
  ))
}

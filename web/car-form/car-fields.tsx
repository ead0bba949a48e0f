import { Suspense, useId, type ReactNode } from 'react'
import { operatorLists, engines, lastYear, offeredBrands, offeredYears, transmissions } from '../../contract/choices.ts'
import { priceKinds } from '../../contract/facts.ts'
import { isPrice } from '../../contract/money.ts'
import { type Form } from '../form.tsx'
import { texts } from '../texts.ts'
import { BothCurrencies, currencyOrder } from '../ui/money.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { type CarFormValues } from './car-form-values.ts'
import styles from './car-form.module.css'

const loadSuggestions = () => import('./field-suggestions.tsx')
const BrandHint = optionalPart(async () => (await loadSuggestions()).BrandHint)
const ModelSuggestions = optionalPart(async () => (await loadSuggestions()).ModelSuggestions)
const TownOptions = optionalPart(async () => (await import('../car-parts/town-options.tsx')).TownOptions)

const imageLinkId = 'image-link'
/** The id of the image link's message, which describes the photos too. */
export const imageLinkErrorId = `${imageLinkId}-error`

interface CarFieldsProps {
  field: Form<CarFormValues>['field']
  /** The price in BGN, or `null` when it is invalid. */
  price: number | null
  /** The currency typed beside the price, or the chosen one. */
  currency: string
  /** Rendered below the price. */
  estimate: ReactNode
}

/** The fields of a car in the specification's order (`decisions.md` 12), without the photos. */
export function CarFields({ field, price, currency, estimate }: CarFieldsProps) {
  const labels = texts.carForm
  const [models, towns] = [useId(), useId()]
  const [brand, model] = [field('brand').value, field('model').value]
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          {...field('brand')}
          label={labels.brand}
          hint={
            <Suspense>
              <BrandHint brand={brand} model={model} />
            </Suspense>
          }
        >
          <Options of={offeredBrands()} />
        </SelectField>
        <TextField {...field('model')} label={labels.model} list={models} autoComplete="off" />
      </div>
      <div className={styles.three}>
        <SelectField {...field('engine')} label={labels.engine}>
          <Options of={engines} nameOf={(engine) => texts.valueName('engine', engine)} />
        </SelectField>
        <SelectField {...field('transmission')} label={labels.transmission}>
          <Options of={transmissions} nameOf={(one) => texts.valueName('transmission', one)} />
        </SelectField>
        <SelectField
          {...field('year')}
          label={labels.year}
          hint={operatorLists() === null && field('year').value === '' ? labels.yearsHere(lastYear()) : undefined}
        >
          <Options of={offeredYears()} />
        </SelectField>
      </div>
      <TextArea {...field('description')} label={labels.description} dir="auto" />
      <TextField {...field('location')} label={labels.location} list={towns} autoComplete="off" />
      <div className={styles.priced}>
        <div className={styles.three}>
          <TextField
            {...field('price')}
            label={labels.price}
            hint={<PriceHint price={price} />}
            inputMode="text"
            autoComplete="off"
          />
          <SelectField {...field('priceCurrency')} value={currency} label={labels.priceCurrency}>
            {currencyOrder().map((option) => (
              <option key={option} value={option}>
                {texts.amounts.currencies[option]}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('priceKind')} label={texts.facts.labels.priceKind}>
            <option value="">{texts.facts.notStated}</option>
            {priceKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.valueName('priceKind', kind)}
              </option>
            ))}
          </SelectField>
        </div>
        {estimate}
      </div>
      <TextField
        {...field('img')}
        id={imageLinkId}
        label={labels.imageLink}
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
      <Suspense>
        <ModelSuggestions id={models} brand={brand} />
        <TownOptions id={towns} />
      </Suspense>
    </>
  )
}

type NameOf<Value> = (value: Value) => string

function Options<Value extends string | number>({ of, nameOf }: { of: readonly Value[]; nameOf?: NameOf<Value> }) {
  return (
    <>
      <option value="">{texts.carForm.choose}</option>
      {of.map((option) => (
        <option key={option} value={option}>
          {nameOf ? nameOf(option) : option}
        </option>
      ))}
    </>
  )
}

/** The typed price in both currencies. */
function PriceHint({ price }: { price: number | null }) {
  if (!isPrice(price)) return null
  return <BothCurrencies bgn={price} between=" = " />
}

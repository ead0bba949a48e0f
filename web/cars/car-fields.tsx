import { brands, engines, transmissions, years } from '../../contract/choices.ts'
import { type MessageId } from '../../contract/messages.ts'
import { isPrice } from '../../contract/money.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { type useForm } from '../ui/form.ts'
import { BothCurrencies, currencyOrder } from '../ui/money.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { type CarFormValues } from './car-form-values.ts'
import styles from './car-form.module.css'

const imageLinkId = 'image-link'
/** The id of the image link's message, which speaks for the photos too. */
export const imageLinkErrorId = `${imageLinkId}-error`

type FieldName = Exclude<keyof CarFormValues, 'photos' | 'extras'>

interface CarFieldsProps {
  field: ReturnType<typeof useForm<CarFormValues, MessageId>>['field']
  shownError: (name: FieldName) => MessageId | undefined
  /** The price in BGN, `null` while it is none. */
  price: number | null
  /** The currency that stands beside the price, or the chosen one. */
  currency: string
}

/** The fields of a car in the specification's order (`decisions.md` 12), without the photos. */
export function CarFields({ field: fieldOf, shownError, price, currency }: CarFieldsProps) {
  const labels = texts.carForm
  const field = (name: FieldName) => ({ ...fieldOf(name), error: messageSentence(shownError(name)) })
  return (
    <>
      <div className={styles.pair}>
        <SelectField {...field('brand')} label={labels.brand}>
          <Options of={brands} />
        </SelectField>
        <TextField {...field('model')} label={labels.model} autoComplete="off" />
      </div>
      <div className={styles.three}>
        <SelectField {...field('engine')} label={labels.engine}>
          <Options of={engines} />
        </SelectField>
        <SelectField {...field('transmission')} label={labels.transmission}>
          <Options of={transmissions} />
        </SelectField>
        <SelectField {...field('year')} label={labels.year}>
          <Options of={years} />
        </SelectField>
      </div>
      <TextArea {...field('description')} label={labels.description} dir="auto" />
      <TextField {...field('location')} label={labels.location} autoComplete="off" />
      <div className={styles.pair}>
        <TextField
          {...field('price')}
          label={labels.price}
          hint={<PriceHint price={price} />}
          inputMode="text"
          autoComplete="off"
        />
        <SelectField {...field('priceCurrency')} value={currency} label={labels.priceCurrency}>
          {currencyOrder().map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field('img')}
        id={imageLinkId}
        label={labels.imageLink}
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
    </>
  )
}

function Options({ of }: { of: readonly (string | number)[] }) {
  return (
    <>
      <option value="">{texts.carForm.choose}</option>
      {of.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </>
  )
}

/** The price in both currencies, as it is typed. */
function PriceHint({ price }: { price: number | null }) {
  if (!isPrice(price)) return null
  return <BothCurrencies bgn={price} between=" = " />
}

import { isPrice } from '../../contract/money.ts'
import { currencyOf, priceOf, type TypedPrice } from '../../contract/amounts.ts'
import { useHeldState } from '../drafts.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { BothCurrencies, currencyOrder } from '../ui/money.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './deal-card.module.css'

/** An amount that is being typed, which waits under `heldAs` if the session ends; `bgn` is null while it is none. */
export function useAmount(heldAs: string) {
  const [typed, setTyped] = useHeldState<TypedPrice>(`draft:form:${heldAs}:amount`, {
    price: '',
    priceCurrency: currencyOrder()[0],
  })
  const read = priceOf(typed)
  return {
    price: typed.price,
    setPrice: (price: string) => setTyped({ ...typed, price }),
    currency: currencyOf(typed),
    setCurrency: (priceCurrency: string) => setTyped({ ...typed, priceCurrency }),
    bgn: isPrice(read) && read > 0 ? read : null,
  }
}

type Amount = ReturnType<typeof useAmount>

/** What is wrong with it. */
export function amountError({ bgn }: Amount): string | undefined {
  return bgn === null ? messageSentence('priceUnreadable') : undefined
}

/** An amount in either currency, as people write it, with the other one beside it. */
export function AmountField({ amount, error }: { amount: Amount; error: string | undefined }) {
  return (
    <div className={styles.pair}>
      <TextField
        label={texts.deals.amount}
        name="amount"
        value={amount.price}
        error={error}
        hint={amount.bgn !== null && <BothCurrencies bgn={amount.bgn} between=" = " />}
        inputMode="text"
        autoComplete="off"
        onChange={(event) => amount.setPrice(event.target.value)}
      />
      <SelectField
        label={texts.carForm.priceCurrency}
        name="currency"
        value={amount.currency}
        onChange={(event) => amount.setCurrency(event.target.value)}
      >
        {currencyOrder().map((option) => (
          <option key={option} value={option}>
            {texts.amounts.currencies[option]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

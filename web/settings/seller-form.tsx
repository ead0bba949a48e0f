import { sellerSchema } from '../../contract/profile-rules.ts'
import { sellerKinds, type ProfileFacts } from '../../contract/profile.ts'
import { errorsBy, useForm, type FormErrors } from '../form.tsx'
import { texts } from '../texts.ts'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { declareSeller } from './own-profile-queries.ts'
import styles from './settings.module.css'

const words = texts.ownProfile
const kinds = sellerKinds.map((value) => ({ value, text: words.kinds[value] }))

interface Values {
  kind: string
  name: string
  eik: string
  address: string
}

/** The person declares themselves a private seller, or a trader with name, EIK and address. */
export function SellerForm({ myId, facts: { seller, trader } }: { myId: string; facts: ProfileFacts }) {
  const { form, values, field, flag, submit } = useForm<Values>({
    initialValues: {
      kind: seller ?? '',
      name: trader?.name ?? '',
      eik: trader?.eik ?? '',
      address: trader?.address ?? '',
    },
    heldAs: 'seller',
    validate,
    onSubmit: async (declared) => {
      await declareSeller(myId, sellerSchema.parse(declared))
      showToast({ text: words.saved })
    },
  })
  return (
    <form {...form} className={styles.form}>
      {flag}
      <RadioCards {...field('kind')} label={words.kind} options={kinds} />
      {values.kind === 'Trader' && (
        <>
          <TextField {...field('name')} label={words.traderName} autoComplete="organization" />
          <TextField {...field('eik')} label={words.traderEik} hint={words.traderEikHint} inputMode="numeric" />
          <TextField {...field('address')} label={words.traderAddress} autoComplete="street-address" />
        </>
      )}
      <SubmitButton {...submit}>{words.declare}</SubmitButton>
    </form>
  )
}

function validate(values: Values): FormErrors<Values> {
  return errorsBy(sellerSchema, values)
}

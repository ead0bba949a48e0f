import { type ReactNode } from 'react'
import { readFact } from '../../contract/amounts.ts'
import {
  choiceFacts,
  choiceNames,
  extraGroupNames,
  extraGroups,
  isVin,
  kilowatts,
  maskedVin,
  monthFacts,
  type MonthFact,
  type NumberFact,
} from '../../contract/facts.ts'
import { places } from '../../contract/places.ts'
import { regionNames } from '../../contract/regions.ts'
import { namedValue } from '../car-parts/named-value.ts'
import { type Form } from '../form.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type CarFormValues } from './car-form-values.ts'
import styles from './fact-fields.module.css'
import { foldedFacts, isAsked, isMileageLowered, type FactName } from './fact-form-values.ts'

export interface FactInputsProps {
  form: Pick<Form<CarFormValues>, 'values' | 'setValue' | 'field' | 'shownError'>
  /** The form of the edited offer before the edit. */
  before?: CarFormValues | undefined
}

/** The fields that are never folded. */
export function OpenFields({ form, before }: FactInputsProps) {
  const { values } = form
  return (
    <div className={styles.fields}>
      <NumberField
        form={form}
        name="mileage"
        hint={before?.mileage && texts.facts.mileageWas(Number(before.mileage))}
      />
      {before && isMileageLowered(values, before) && <NoteField form={form} />}
      <MonthField form={form} name="firstRegistration" placeholder="2012-06" />
      <NumberField form={form} name="power" hint={<Kilowatts power={values.power} />} />
      <ChoiceField form={form} name="body" options={choiceFacts.body} />
    </div>
  )
}

/** The folded fields. */
export function VehicleFields({ form }: FieldProps) {
  const { engine } = form.values
  return (
    <div className={styles.fields}>
      {isAsked('displacement', engine) && <NumberField form={form} name="displacement" />}
      {isAsked('battery', engine) && <NumberField form={form} name="battery" />}
      {isAsked('electricRange', engine) && <NumberField form={form} name="electricRange" />}
      {foldedChoices.map((name) => (
        <ChoiceField
          key={name}
          form={form}
          name={name}
          options={choiceFacts[name]}
          hint={name === 'seller' && <SellerHint />}
        />
      ))}
      <NumberField form={form} name="owners" />
      <NumberField form={form} name="keys" />
      <MonthField form={form} name="inspectionUntil" />
      <MonthField form={form} name="insuranceUntil" />
      <PlaceFields form={form} />
      <VinField form={form} />
    </div>
  )
}

const foldedChoices = choiceNames.filter((name) => foldedFacts.includes(name))

type FieldProps = Pick<FactInputsProps, 'form'>

function NumberField({ form, name, hint }: FieldProps & { name: NumberFact; hint?: ReactNode }) {
  const { labels, labelWithUnit } = texts.facts
  const units = texts.units
  const unit = name in units ? units[name as keyof typeof units] : ''
  const label = unit === '' ? labels[name] : labelWithUnit(labels[name], unit)
  const typed = form.values[name].trim()
  const read = readFact(name, typed)
  // The hint shows how another notation was read.
  const readAs = read !== null && String(read) !== typed ? texts.facts.readAs(read, unit) : undefined
  return <TextField {...form.field(name)} label={label} hint={readAs ?? hint} inputMode="text" autoComplete="off" />
}

function NoteField({ form }: FieldProps) {
  return <TextField {...form.field('mileageNote')} label={texts.facts.mileageNote} autoComplete="off" />
}

function MonthField({ form, name, placeholder }: FieldProps & { name: MonthFact; placeholder?: string }) {
  return (
    <TextField
      {...form.field(name)}
      label={texts.facts.labels[name]}
      type="month"
      min={monthFacts[name].first}
      placeholder={placeholder}
    />
  )
}

/** A declaration takes the place of what an offer says. */
function SellerHint() {
  return <a href={`${href('settings')}#seller`}>{texts.carForm.sellerHint}</a>
}

interface ChoiceFieldProps extends FieldProps {
  name: FactName
  options: readonly string[]
  hint?: ReactNode
}

function ChoiceField({ form, name, options, hint }: ChoiceFieldProps) {
  return (
    <SelectField {...form.field(name)} label={texts.facts.labels[name]} hint={hint}>
      <option value="">{texts.facts.notStated}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {namedValue(name, option)}
        </option>
      ))}
    </SelectField>
  )
}

/** Towns follow the region, its centre first; choosing another region clears the town. */
function PlaceFields({ form }: FieldProps) {
  const region = places.find(({ name }) => name === form.values.region)
  const towns = region?.towns.map(([town]) => town) ?? []
  const field = form.field('region')
  return (
    <>
      <SelectField
        {...field}
        label={texts.facts.labels.region}
        onChange={(event) => {
          field.onChange(event)
          form.setValue('town', '')
        }}
      >
        <option value="">{texts.facts.notStated}</option>
        {texts.sortedPlaces(regionNames).map((name) => (
          <option key={name} value={name}>
            {texts.placeName(name)}
          </option>
        ))}
      </SelectField>
      <ChoiceField form={form} name="town" options={[...towns.slice(0, 1), ...texts.sortedPlaces(towns.slice(1))]} />
    </>
  )
}

function VinField({ form }: FieldProps) {
  const vin = form.values.vin.trim().toUpperCase()
  const isWhole = isVin(vin)
  const isShown = form.values.showsVin !== ''
  return (
    <div className={styles.vin}>
      <TextField
        {...form.field('vin')}
        label={texts.facts.labels.vin}
        hint={isWhole && texts.facts.vinShownAs(isShown ? vin : maskedVin(vin))}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isWhole && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => form.setValue('showsVin', event.target.checked ? 'yes' : '')}
          />
          {texts.facts.showVin}
        </label>
      )}
    </div>
  )
}

/** All extras by group. */
export function ExtraFields({ form: { values, setValue } }: FieldProps) {
  const toggle = (extra: string, isChosen: boolean) =>
    setValue('extras', isChosen ? [...values.extras, extra] : values.extras.filter((other) => other !== extra))
  return (
    <>
      {extraGroupNames.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{texts.extraGroupName(group)}</legend>
          {extraGroups[group].map((extra) => (
            <label key={extra} className={styles.check}>
              <input
                type="checkbox"
                checked={values.extras.includes(extra)}
                onChange={(event) => toggle(extra, event.target.checked)}
              />
              {texts.extraName(extra)}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  )
}

function Kilowatts({ power }: { power: string }) {
  const horsepower = readFact('power', power)
  return horsepower !== null && texts.facts.hpAndKilowatts(horsepower, kilowatts(horsepower))
}

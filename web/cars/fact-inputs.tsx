import { type ReactNode } from 'react'
import { readFact } from '../../contract/amounts.ts'
import {
  choiceFacts,
  extraGroups,
  isVin,
  kilowatts,
  maskedVin,
  type ChoiceFact,
  type NumberFact,
} from '../../contract/facts.ts'
import { type MessageId } from '../../contract/messages.ts'
import { places } from '../../contract/places.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { type useForm } from '../ui/form.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type CarFormValues } from './car-form-values.ts'
import styles from './fact-fields.module.css'
import { isAsked, isMileageLowered, type FactName } from './fact-form-values.ts'

type Form = ReturnType<typeof useForm<CarFormValues, MessageId>>

export interface FactInputsProps {
  form: Pick<Form, 'values' | 'setValue' | 'field' | 'shownError'>
  /** What an edited offer says now. */
  before?: CarFormValues | undefined
}

/** The fields of the facts. */
export function VehicleFields({ form, before }: FactInputsProps) {
  const { values } = form
  return (
    <div className={styles.fields}>
      <NumberField
        form={form}
        name="mileage"
        hint={before?.mileage && texts.facts.mileageWas(Number(before.mileage))}
      />
      {before && isMileageLowered(values, before) && <NoteField form={form} />}
      <MonthField form={form} />
      <NumberField form={form} name="power" hint={<Kilowatts power={values.power} />} />
      {isAsked('displacement', values.engine) && <NumberField form={form} name="displacement" />}
      {isAsked('battery', values.engine) && <NumberField form={form} name="battery" />}
      {isAsked('electricRange', values.engine) && <NumberField form={form} name="electricRange" />}
      {(Object.keys(choiceFacts) as ChoiceFact[]).map((name) => (
        <ChoiceField key={name} form={form} name={name} options={choiceFacts[name]} />
      ))}
      <NumberField form={form} name="owners" />
      <PlaceFields form={form} />
      <VinField form={form} />
    </div>
  )
}

type FieldProps = Pick<FactInputsProps, 'form'>

function fieldOf({ field, shownError }: FieldProps['form'], name: FactName | 'mileageNote') {
  return { ...field(name), error: messageSentence(shownError(name)) }
}

function NumberField({ form, name, hint }: FieldProps & { name: NumberFact; hint?: ReactNode }) {
  const { labels, labelWithUnit } = texts.facts
  const units = texts.units
  const unit = name in units ? units[name as keyof typeof units] : ''
  const label = unit === '' ? labels[name] : labelWithUnit(labels[name], unit)
  const typed = form.values[name].trim()
  const read = readFact(name, typed)
  // What was written another way says what it was taken for.
  const taken = read !== null && String(read) !== typed ? texts.facts.taken(read, unit) : undefined
  return <TextField {...fieldOf(form, name)} label={label} hint={taken ?? hint} inputMode="text" autoComplete="off" />
}

function NoteField({ form }: FieldProps) {
  return <TextField {...fieldOf(form, 'mileageNote')} label={texts.facts.mileageNote} autoComplete="off" />
}

function MonthField({ form }: FieldProps) {
  return (
    <TextField
      {...fieldOf(form, 'firstRegistration')}
      label={texts.facts.labels.firstRegistration}
      type="month"
      min="1950-01"
      placeholder="2012-06"
    />
  )
}

function ChoiceField({ form, name, options }: FieldProps & { name: FactName; options: readonly string[] }) {
  return (
    <SelectField {...fieldOf(form, name)} label={texts.facts.labels[name]}>
      <option value="">{texts.facts.notStated}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  )
}

/** Towns follow the region; a town of another one is let go. */
function PlaceFields({ form }: FieldProps) {
  const region = places.find(({ name }) => name === form.values.region)
  const field = fieldOf(form, 'region')
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
        {places.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <ChoiceField form={form} name="town" options={region?.towns.map(([town]) => town) ?? []} />
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
        {...fieldOf(form, 'vin')}
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

/** All extras, group by group. */
export function ExtraFields({ form: { values, setValue } }: FieldProps) {
  const toggle = (extra: string, isChosen: boolean) =>
    setValue('extras', isChosen ? [...values.extras, extra] : values.extras.filter((other) => other !== extra))
  return (
    <>
      {Object.entries(extraGroups).map(([group, extras]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group}</legend>
          {extras.map((extra) => (
            <label key={extra} className={styles.check}>
              <input
                type="checkbox"
                checked={values.extras.includes(extra)}
                onChange={(event) => toggle(extra, event.target.checked)}
              />
              {extra}
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

import { useState, type ChangeEvent } from 'react'
import { consoleEndpoints } from '../../contract/console-endpoints.ts'
import { editedSponsorSchema, type EditedSponsor, type ListedSponsor } from '../../contract/edited-sponsor.ts'
import { acceptedPhotos, photoAddress, type UploadedPhoto } from '../../contract/photo.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { errorsBy, useForm } from '../form.tsx'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Field, useFieldIds } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { refetchSponsors } from './console-queries.ts'
import styles from './parts.module.css'

const words = texts.consoleSponsors

interface SponsorFormProps {
  /** Null for a new one. */
  sponsor: ListedSponsor | null
  upload: (file: File) => Promise<UploadedPhoto>
  onDone: () => void
}

/** Adds a sponsor or changes one. */
export function SponsorForm({ sponsor, upload, onDone }: SponsorFormProps) {
  const { values, form, field, flag, submit, setValue, shownError } = useForm<EditedSponsor>({
    initialValues: sponsor ?? { name: '', link: 'https://', img: '', isShown: true },
    heldAs: `sponsor:${sponsor?.id ?? 'new'}`,
    validate: (typed) => errorsBy(editedSponsorSchema, typed),
    onSubmit: async ({ name, link, img, isShown }) => {
      const body = { name, link, img, isShown }
      if (sponsor) await call(consoleEndpoints.changeSponsor, { params: { id: sponsor.id }, body })
      else await call(consoleEndpoints.addSponsor, { body })
      await refetchSponsors()
      onDone()
      showToast({ text: words.saved })
    },
  })

  return (
    <form {...form} className={styles.form}>
      {flag}
      <TextField {...field('name')} label={words.name} />
      <TextField {...field('link')} label={words.link} type="url" inputMode="url" />
      <ImageField
        image={values.img}
        error={messageSentence(shownError('img'))}
        upload={upload}
        onUploaded={(id) => setValue('img', photoAddress(id, 480))}
      />
      <SubmitButton {...submit}>{words.save}</SubmitButton>
    </form>
  )
}

interface ImageFieldProps {
  image: string
  error: string | undefined
  upload: (file: File) => Promise<UploadedPhoto>
  onUploaded: (id: string) => void
}

function ImageField({ image, error, upload, onUploaded }: ImageFieldProps) {
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false })
  const shown = state.failure ?? error
  const ids = useFieldIds({ label: words.image, error: shown, hint: words.imageHint })

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setState({ isBusy: true })
    try {
      onUploaded((await upload(file)).id)
      setState({ isBusy: false })
    } catch (failure) {
      setState({ isBusy: false, failure: sentenceOf(failure) })
    }
  }

  return (
    <Field label={words.image} error={shown} hint={words.imageHint} ids={ids}>
      {image !== '' && (
        <span className={styles.preview}>
          <img src={image} alt="" height={64} />
        </span>
      )}
      <input
        {...ids.control}
        className={styles.file}
        name="img"
        type="file"
        accept={acceptedPhotos}
        onChange={(event) => void choose(event)}
      />
      <p role="status" className={styles.hint}>
        {state.isBusy && words.uploading}
      </p>
    </Field>
  )
}

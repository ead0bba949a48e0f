import { ownProfileSchema } from '../../contract/profile-rules.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { setOwnProfile } from './own-profile-queries.ts'
import styles from './settings.module.css'

const words = texts.ownProfile

/** A few words of a person about themselves. */
export function AboutForm({ myId, about }: { myId: string; about: string }) {
  const { form, field, flag, submit } = useForm({
    initialValues: { about },
    heldAs: 'about',
    validate: (values) => errorsBy(ownProfileSchema, values),
    onSubmit: async (values) => {
      await setOwnProfile(myId, values)
      showToast({ text: words.saved })
    },
  })
  return (
    <form {...form} className={styles.form}>
      {flag}
      <TextArea {...field('about')} label={words.about} hint={words.aboutHint} rows={3} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={submit.isBusy}>
          {words.publish}
        </Button>
      </div>
    </form>
  )
}

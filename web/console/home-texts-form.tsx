import { languageNames, languages, type Language } from '../../contract/language.ts'
import { lengths } from '../../contract/limits.ts'
import { homeTextNames, type Site, type SiteNow } from '../../contract/site.ts'
import { useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'

const words = texts.consoleSite
const fields = languages.flatMap((language) =>
  homeTextNames.map((name) => ({ language, name, id: `${language} ${name}` })),
)

interface HomeTextsFormProps extends Pick<SiteNow, 'usual'> {
  texts: Site['texts']
  onSave: (texts: Site['texts']) => Promise<void>
}

/** Words of the home page in each language; empty ones are the usual ones. */
export function HomeTextsForm({ texts: own, usual, onSave }: HomeTextsFormProps) {
  const { form, field, flag, submit } = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(fields.map(({ language, name, id }) => [id, own[language][name] ?? ''])),
    heldAs: 'home-texts',
    validate: (values) =>
      Object.fromEntries(
        fields.map(({ id }) => [id, (values[id] ?? '').length > lengths.homeText.max ? 'homeTextLong' : undefined]),
      ),
    onSubmit: async (values) => {
      const of = (wanted: Language) =>
        Object.fromEntries(
          fields.filter(({ language }) => language === wanted).map(({ name, id }) => [name, values[id] ?? '']),
        )
      await onSave({ en: of('en'), bg: of('bg') })
      showToast({ text: words.saved })
    },
  })

  return (
    <PartCard title={words.texts}>
      <p className={styles.hint}>{words.textsHint}</p>
      <form {...form} className={styles.form}>
        {flag}
        {languages.map((language) => (
          <fieldset key={language} className={styles.form}>
            <legend>{languageNames[language]}</legend>
            {homeTextNames.map((name) => (
              <TextField
                key={name}
                {...field(`${language} ${name}`)}
                label={words.names[name]}
                lang={language}
                hint={
                  <>
                    {words.usual} <span lang={language}>{usual[language][name]}</span>
                  </>
                }
              />
            ))}
          </fieldset>
        ))}
        <SubmitButton {...submit}>{words.save}</SubmitButton>
      </form>
    </PartCard>
  )
}

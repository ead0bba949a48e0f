import { useQuery } from '@tanstack/react-query'
import { texts } from '../texts.ts'
import { SelectField } from '../ui/select-field.tsx'
import { answersQuery } from './console-queries.ts'

const words = texts.consoleActions

/** Puts a saved answer into a text; nothing while none is saved. */
export function SavedAnswerField({ onChosen }: { onChosen: (text: string) => void }) {
  const { data: answers = [] } = useQuery(answersQuery)
  if (answers.length === 0) return null
  return (
    <SelectField
      label={words.answer}
      defaultValue=""
      onChange={({ target }) => {
        const answer = answers.find(({ id }) => id === target.value)
        if (answer) onChosen(answer.text)
      }}
    >
      <option value="">{words.noAnswer}</option>
      {answers.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

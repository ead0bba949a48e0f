import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { SelectField } from '../ui/select-field.tsx'
import { withAnswer } from './answered-text.ts'
import { answersQuery } from './console-queries.ts'

const words = texts.consoleActions

interface SavedAnswerFieldProps {
  /** What is typed. */
  text: string
  onChosen: (text: string) => void
}

/** Puts a saved answer at the end of a text; nothing while none is saved. */
export function SavedAnswerField({ text, onChosen }: SavedAnswerFieldProps) {
  const { data: answers = [] } = useQuery(answersQuery)
  const [put, setPut] = useState('')
  if (answers.length === 0) return null
  return (
    <SelectField
      label={words.answer}
      defaultValue=""
      onChange={({ target }) => {
        const answer = answers.find(({ id }) => id === target.value)?.text ?? ''
        setPut(answer)
        onChosen(withAnswer(text, answer, put))
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

import { useEffect, useRef } from 'react'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { areKnown, dropPhoto } from './chosen-photos.ts'

/** Ms during which a removed photo can return; longer than its toast. */
const undoMs = 60_000

interface Field {
  value: readonly string[]
  onChange: (keys: string[]) => void
}

/** Removes photos from a form so that Undo can restore their place. */
export function usePhotoRemoval(field: Field): (key: string, place: number) => void {
  const now = useRef(field)
  useEffect(() => {
    now.current = field
  })
  return (key, place) => {
    field.onChange(field.value.filter((other) => other !== key))
    const onPress = () => {
      const { value, onChange } = now.current
      if (areKnown([key])) onChange(value.toSpliced(place, 0, key))
    }
    showToast({ text: texts.photos.removed(place + 1), action: { label: texts.photos.undo, onPress } })
    setTimeout(() => !now.current.value.includes(key) && dropPhoto(key), undoMs)
  }
}

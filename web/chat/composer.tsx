import { ImagePlus } from 'lucide-react'
import { Suspense, useState, type ChangeEvent } from 'react'
import { lengths } from '../../contract/limits.ts'
import { acceptedPhotos } from '../../contract/photo.ts'
import { messageRules, messageTextRules } from '../../contract/text-rules.ts'
import { sentenceOf } from '../call-error.ts'
import { useTextBox } from '../text-box.ts'
import { texts } from '../texts.ts'
import { neededPart } from '../lazy-part.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './composer.module.css'
import { usePhotoChoice } from './use-photo-choice.ts'
import { useTellTyping } from './use-typing.ts'

const ChosenPhotos = neededPart(async () => (await import('./message-photos-screen-lazy.tsx')).ChosenPhotos)

/** The formats that can be sent, so that phones with another one convert to JPEG. */

interface ComposerProps {
  otherId: string
  /** Photos are addresses. */
  onSend: (text: string, photos: readonly string[]) => void
}

/** The box for a message. A blank one without photos is not sent; the focus stays (specification 5). */
export function Composer({ otherId, onSend }: ComposerProps) {
  const photos = usePhotoChoice()
  const [isWaiting, setIsWaiting] = useState(false)
  const hasPhotos = photos.keys.length > 0
  const box = useTextBox(`draft:chat:${otherId}`, hasPhotos ? messageTextRules : messageRules, send, {
    mayBeBlank: hasPhotos,
  })
  const tellTyping = useTellTyping(otherId)

  function send(text: string) {
    tellTyping('')
    if (hasPhotos) void sendWithPhotos(text)
    else onSend(text, [])
  }

  /** The text waits in the box for the photos. */
  async function sendWithPhotos(text: string) {
    if (isWaiting) return box.setText(text)
    setIsWaiting(true)
    try {
      const addresses = await photos.take()
      if (addresses.length > 0 || text.trim() !== '') onSend(text, addresses)
    } catch (error) {
      box.setText(text)
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsWaiting(false)
    }
  }

  function setText(text: string) {
    box.setText(text)
    tellTyping(text)
  }

  function chooseFiles({ target }: ChangeEvent<HTMLInputElement>) {
    photos.choose([...(target.files ?? [])])
    // So that the same file can be chosen again after its removal.
    target.value = ''
  }

  return (
    <div onPaste={photos.paste} aria-busy={isWaiting || undefined}>
      {hasPhotos && (
        <Suspense>
          <ChosenPhotos keys={photos.keys} onRemove={photos.remove} />
        </Suspense>
      )}
      <div className={styles.row}>
        <span className={styles.attach}>
          <ImagePlus />
          <input
            type="file"
            multiple
            accept={acceptedPhotos}
            aria-label={texts.chat.addPhotos}
            onChange={chooseFiles}
          />
        </span>
        <TextBox
          {...box}
          setText={setText}
          label={texts.chat.label}
          placeholder={texts.chat.placeholder}
          submitText={texts.chat.send}
          maxLength={lengths.message.max}
          keepsFocus
        />
      </div>
    </div>
  )
}

import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { acceptedPhotos } from '../../contract/photo.ts'
import { type Profile } from '../../contract/user.ts'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Flag } from '../ui/flag.tsx'
import styles from './settings.module.css'

const words = texts.ownProfile

interface OwnPictureProps {
  profile: Profile
  onChoose: (file: File) => Promise<void>
  onRemove: () => Promise<void>
}

/** The person's picture, or the avatar by gender in its place. */
export function OwnPicture({ profile, onChoose, onRemove }: OwnPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function run(work: () => Promise<void>) {
    setIsBusy(true)
    setFailure('')
    await work().catch((error: unknown) => setFailure(sentenceOf(error)))
    setIsBusy(false)
  }

  return (
    <fieldset className={styles.picture}>
      <legend>{words.picture}</legend>
      <Avatar gender={profile.gender} picture={profile.picture} size={128} />
      <div className={styles.form}>
        <p className={styles.hint}>{words.pictureHint}</p>
        <p role="status" className={styles.state}>
          {isBusy && words.uploading}
        </p>
        {failure !== '' && <Flag>{failure}</Flag>}
        <div className={styles.buttons}>
          <Button variant="secondary" icon={<ImageUp />} isBusy={isBusy} onClick={() => input.current?.click()}>
            {profile.picture === undefined ? words.choose : words.replace}
          </Button>
          {profile.picture !== undefined && (
            <Button variant="secondary" onClick={() => void run(onRemove)}>
              {words.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={acceptedPhotos}
          aria-label={words.choose}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void run(() => onChoose(file))
            target.value = ''
          }}
        />
      </div>
    </fieldset>
  )
}

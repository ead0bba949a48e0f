import { lengths } from '../../contract/limits.ts'
import { messageRules } from '../../contract/text-rules.ts'
import { useTextBox } from '../text-box.ts'
import { texts } from '../texts.ts'
import { TextBox } from '../ui/text-box.tsx'
import styles from './composer.module.css'

/** The box for a message. A blank one is not sent; the focus stays (specification 5). */
export function Composer({ otherId, onSend }: { otherId: string; onSend: (text: string) => void }) {
  const box = useTextBox(`draft:chat:${otherId}`, messageRules, onSend)
  return (
    <TextBox
      {...box}
      className={styles.composer}
      label={texts.chat.label}
      placeholder={texts.chat.placeholder}
      submitText={texts.chat.send}
      maxLength={lengths.message.max}
      keepsFocus
    />
  )
}

import { changeBlock, useBlocks } from '../person-parts/blocks.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './chat-foot.module.css'

/** In place of the box for a message when the other person cannot be written to. */
export function GoneFoot({ otherId }: { otherId: string }) {
  const block = useBlocks()?.find(({ id, kind }) => id === otherId && kind === 'block')
  return (
    <div className={styles.gone}>
      <p>{block ? texts.blocks.youBlock(block.username ?? texts.inbox.notAvailable) : texts.blocks.gone}</p>
      {block && (
        <Button variant="secondary" size="small" onClick={() => void changeBlock(otherId, 'block', false)}>
          {texts.blocks.undo.block}
        </Button>
      )}
    </div>
  )
}

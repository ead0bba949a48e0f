import { BellOff, BellRing, Ellipsis, Flag, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useReport } from '../report-parts/report-dialog-part.tsx'
import { type Reported } from '../report-parts/reported.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { neededPart } from '../lazy-part.tsx'
import { MenuButton } from '../ui/popover-menu.tsx'
import { type OtherPerson } from './other-person.ts'
import { changeBlock, putBlock, useBlocks } from './blocks.ts'
import styles from './person-menu.module.css'

const BlockQuestion = neededPart(async () => (await import('./block-question.tsx')).BlockQuestion)

interface PersonMenuProps {
  person: OtherPerson
  /** What is reported in place of the person. */
  reported?: Reported | undefined
  /** After the person is blocked and what is shown was read again. */
  onBlocked?: () => void
}

/** The menu button of another person: mute, block, report. */
export function PersonMenu({ person, reported = profileOf(person), onBlocked }: PersonMenuProps) {
  const { openReport, reportDialog } = useReport(reported)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <MenuButton label={texts.blocks.more(person.username)} icon={<Ellipsis />} className={styles.button}>
        <MuteButton person={person} />
        <button type="button" onClick={() => setIsAsking(true)}>
          <UserX />
          {texts.blocks.block}
        </button>
        <button type="button" onClick={openReport}>
          <Flag />
          {texts.reportButton.report}
        </button>
      </MenuButton>
      {reportDialog}
      {isAsking && (
        <Suspense>
          <BlockQuestion person={person} onBlocked={onBlocked} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function profileOf({ id, username }: OtherPerson): Reported {
  return { kind: 'profile', targetId: id, name: username, path: href('profile', { id }) }
}

function MuteButton({ person }: { person: OtherPerson }) {
  const isMuted = useBlocks()?.some(({ id, kind }) => id === person.id && kind === 'mute') ?? false
  return (
    <button
      type="button"
      onClick={() => void (isMuted ? changeBlock(person.id, 'mute', false) : putBlock(person, 'mute'))}
    >
      {isMuted ? <BellRing /> : <BellOff />}
      {isMuted ? texts.blocks.undo.mute : texts.blocks.mute}
    </button>
  )
}

import { type Role } from '../../contract/moderation.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Leads moderators and operators to the console. */
export function ConsoleNotice({ role }: { role: Exclude<Role, 'user'> }) {
  return (
    <Notice
      actions={
        <ButtonLink variant="secondary" size="small" href={href('console')}>
          {texts.titles.console}
        </ButtonLink>
      }
    >
      {texts.consoleFrame.as[role]}
    </Notice>
  )
}

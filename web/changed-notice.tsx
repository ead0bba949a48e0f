import { texts } from './texts.ts'
import { Notice } from './ui/notice.tsx'

/** Shows the text that was stored elsewhere meanwhile, if any. */
export function ChangedNotice({ changedTo }: { changedTo: string | null }) {
  return changedTo !== null && <Notice role="alert">{texts.frame.changedTo(changedTo)}</Notice>
}

import { carEndpoints } from '../../contract/car-endpoints.ts'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { type Endpoint } from '../../contract/endpoint.ts'
import { estimateEndpoints } from '../../contract/estimate-endpoints.ts'
import { messageEndpoints } from '../../contract/message-endpoints.ts'
import { noticeEndpoints } from '../../contract/notice-endpoints.ts'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { rightsEndpoints } from '../../contract/rights-endpoints.ts'
import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { useRefusedWrites } from '../refused-writes.ts'
import { isAnythingWaiting } from '../waiting-drafts.ts'

type Undone = keyof typeof texts.auth.undone

/** Refused writes whose content waits as a draft; all others have to be repeated. */
const kinds = new Map<Endpoint, Undone>([
  [carEndpoints.createCar, 'offer'],
  [carEndpoints.editCar, 'edit'],
  [carEndpoints.createComment, 'comment'],
  [messageEndpoints.createMessage, 'message'],
  [screenEndpoints.uploadPhoto, 'photo'],
  [personalEndpoints.saveCar, 'savedCar'],
  [personalEndpoints.changeSavedSearch, 'search'],
  [rightsEndpoints.setPrivacy, 'settings'],
])

/** Calls that the page makes itself; nobody needs to know that they failed. */
const ownCalls = new Set<Endpoint>([
  estimateEndpoints.estimateCar,
  conversationEndpoints.markRead,
  conversationEndpoints.tellTyping,
  noticeEndpoints.readNotices,
  personalEndpoints.lookAtSavedCars,
  personalEndpoints.mergeSavedCars,
  personalEndpoints.markSeenCars,
])

/** Says what was not sent when the session ended by itself, and where it waits. */
export function EndedSessionNotice() {
  const asked = useRefusedWrites().filter((endpoint) => !ownCalls.has(endpoint))
  const undone = new Set(
    asked.map((endpoint) => kinds.get(endpoint) ?? (isAnythingWaiting('draft:form:') ? 'form' : 'other')),
  )
  if (undone.size === 0 && !isAnythingWaiting()) return null
  return (
    <Notice role="status">
      {[...undone].map((kind) => (
        <p key={kind}>{texts.auth.undone[kind]}</p>
      ))}
      {undone.size === 0 && <p>{texts.auth.typedWaits}</p>}
    </Notice>
  )
}

import { type Profile } from '../contract/user.ts'
import styles from './known-offline.module.css'
import { profileKey, queryClient } from './query-client.ts'
import { href } from './router/address.ts'
import { useSession } from './session.ts'
import { texts } from './texts.ts'

/** Links that work without a connection. */
export function KnownOffline() {
  const isUser = useSession() !== null
  return (
    <>
      <p>{texts.offline.alsoHere}</p>
      <ul className={styles.places}>
        <li>
          <a href={href('saved')}>{texts.titles.saved}</a>
        </li>
        {isUser && (
          <>
            <li>
              <a href={href('ownProfile')}>{texts.frame.nav.ownProfile}</a>
            </li>
            <li>
              <a href={href('addCar')}>{texts.frame.nav.addCar}</a>
            </li>
          </>
        )}
        {knownPartners().map(({ id, username }) => (
          <li key={id}>
            <a href={href('chat', { id })}>{texts.chat.with(username)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The partners of cached conversations, the latest first. */
function knownPartners(): Profile[] {
  const conversations = queryClient.getQueryCache().findAll({ queryKey: ['conversation'] })
  return conversations
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => queryClient.getQueryData<Profile>(profileKey(String(queryKey[1]))) ?? [])
}

import type { offline as english } from '../en/offline.ts'

/** What one sees without a connection, and when a new version of the pages is there. */
export const offline: typeof english = {
  // You are offline
  title: 'Вие сте офлайн',
  // Without a connection you can go on with:
  alsoHere: 'И без връзка можете да продължите с:',
  /** What was written without a connection. */
  // It is sent when the connection is back.
  sentLater: 'Ще се изпрати, щом връзката се възстанови.',
  /** What the server has refused is not sent again. */
  // Discard
  giveUp: 'Отхвърляне',
  // A new version is ready.
  newVersion: 'Има нова версия.',
  // Reload
  reload: 'Презареждане',
}

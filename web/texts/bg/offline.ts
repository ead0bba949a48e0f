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
  // This browser does not let Volan store anything. Until you close or reload the page you stay logged in, and what you have not sent is kept.
  storageBlocked:
    'Браузърът не позволява на Volan да съхранява данни. Докато не затворите или презаредите страницата, оставате в профила си и неизпратеното се пази.',
  // The storage of this browser is full. What you write and do not send is kept until you close or reload the page.
  storageFull:
    'Мястото за данни в браузъра свърши. Написаното, което не е изпратено, се пази, докато не затворите или презаредите страницата.',
  // A new version is ready.
  newVersion: 'Има нова версия.',
  // Reload
  reload: 'Презареждане',
}

/** Texts without a connection, and for a new version of the pages. */
export const offline = {
  title: 'You are offline',
  alsoHere: 'Without a connection you can go on with:',
  /** For texts written without a connection. */
  sentLater: 'It is sent when the connection is back.',
  /** For texts that the server refused. */
  giveUp: 'Discard',
  /** When the browser forbids storing. */
  storageBlocked:
    'This browser does not let Volan store anything. Until you close or reload the page you stay logged in, and what you have not sent is kept.',
  storageFull:
    'The storage of this browser is full. What you write and do not send is kept until you close or reload the page.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
}

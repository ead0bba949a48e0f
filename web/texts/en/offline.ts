/** Texts without a connection, and for a new version of the pages. */
export const offline = {
  title: 'You are offline',
  alsoHere: 'Without a connection you can go on with:',
  /** For texts written without a connection. */
  sentLater: 'It is sent when the connection is back.',
  /** For texts that the server refused. */
  giveUp: 'Discard',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
}

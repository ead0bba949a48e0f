/** What one sees without a connection, and when a new version of the pages is there. */
export const offline = {
  title: 'You are offline',
  alsoHere: 'Without a connection you can go on with:',
  /** What the server has refused is not sent again. */
  giveUp: 'Discard',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
}

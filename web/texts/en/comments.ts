/** Comments below a car. */
export const comments = {
  title: 'Comments',
  label: 'Add comment',
  placeholder: 'Add comment...',
  post: 'Post',
  author: (username: string) => `${username}:`,
  profileOf: (username: string) => `${username}, profile`,
  showEarlier: 'Show earlier comments',
  none: 'No comments yet.',
  sending: 'Sending',
  notPosted: 'Not posted.',
}

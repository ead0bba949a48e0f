/** Sharing an offer. */
export const share = {
  share: 'Share',
  title: 'Share this car',
  what: "Anyone with the link sees photos, facts and price. The seller's name, e-mail and number stay behind the login.",
  off: 'The owner has switched the public page off.',
  notListed: 'Offers that are paused or expired have no public page.',
  link: 'Public link',
  copy: 'Copy',
  copied: 'The link is copied.',
  send: 'Send to...',
  sheet: 'Window sheet',
  code: 'QR code of the public page',
  owner: 'Public page',
  on: 'Anyone who has the link sees it',
}

export const sponsors = {
  heading: 'Sponsors',
  none: 'No sponsors yet.',
  pause: 'Pause',
  logoOf: (name: string) => `${name} logo`,
  visitForMore: 'Visit our website for more!',
  visitWebsite: 'Visit Website for more...',
  opensNewTab: '(opens in a new tab)',
}

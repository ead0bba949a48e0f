export const sponsors = {
  heading: 'Sponsors',
  pause: 'Pause',
  logoOf: (name: string) => `${name} logo`,
  visitForMore: 'Visit our website for more!',
  visitWebsite: 'Visit Website for more...',
  opensNewTab: '(opens in a new tab)',
} as const

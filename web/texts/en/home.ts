import { appName } from '../../../contract/titles.ts'

export const home = {
  tabTitle: appName,
  headline: 'Find your Dream Car Here!',
  platform: 'Buy and sell cars! This is platform for cars.',
  rightPlace: 'You want to buy a car? You are in the right place.',
} as const

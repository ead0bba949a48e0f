/** The words of the home page that an operator may replace (specification 1). */
export const homeWords = {
  headline: 'Find your Dream Car Here!',
  platform: 'Buy and sell cars! This is platform for cars.',
  rightPlace: 'You want to buy a car? You are in the right place.',
}

/** Facts that an offer lacks, for its owner. */
export const missing = {
  photos: 'More photos',
  still: (names: readonly string[]) => `Still missing: ${names.join(', ').toLowerCase()}.`,
  why: 'Buyers who search by it do not find this car.',
  add: 'Add what is missing',
  published: (name: string) => `Your ${name} is published.`,
  dismiss: 'Close',
}

/** The person's exclusions from lists. */
export const exclusions = {
  hideCar: 'Hide this car',
  hideSeller: 'Hide this seller',
  hidden: (name: string) => `Hidden: ${name}`,
  leftOutTitle: 'What you leave out',
  leftOutHint: 'Lists show neither these cars, nor offers of these sellers, nor offers that hold these words.',
  leftOutKinds: { car: 'Car', seller: 'Seller', word: 'Word' },
  letIn: (name: string) => `Show again: ${name}`,
  letInWord: 'Show again',
  noneLeftOut: 'You leave nothing out.',
  addWord: 'Word to leave out',
  add: 'Add',
}

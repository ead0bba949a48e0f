/** What is told of a saved car that is sold. */
export const sales = {
  savedSold: (name: string) => `Sold: ${name}, which you have saved.`,
  show: 'Show',
  similar: 'Similar cars',
  soldSince: 'Sold since you last looked.',
}

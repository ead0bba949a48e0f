/** The mileages that an offer has stated. */
export const mileages = {
  title: 'Mileage history',
  note: (reason: string) => `The owner says: ${reason}`,
}

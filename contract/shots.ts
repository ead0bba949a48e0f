/** What photos of a car show, in the order in which buyers look for it. */
export const shots = ['front', 'dashboard', 'rear', 'wheel', 'seats', 'odometer', 'engine', 'tyres', 'damage'] as const
/** One of them. */
export type Shot = (typeof shots)[number]

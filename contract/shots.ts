/** Captions of a car's photos, in the order in which buyers look. */
export const shots = ['front', 'dashboard', 'rear', 'wheel', 'seats', 'odometer', 'engine', 'tyres', 'damage'] as const
/** A caption of a photo. */
export type Shot = (typeof shots)[number]

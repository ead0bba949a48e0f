/** The median of values; 0 of none. */
export function medianOf(values: ArrayLike<number>): number {
  return quantileOf(Float64Array.from(values).toSorted(), 0.5)
}

/** The standard deviation about 0, estimated as 1.4826 times the median absolute value (MAD). */
export function spreadOf(values: ArrayLike<number>): number {
  return 1.4826 * medianOf(Float64Array.from(values, Math.abs))
}

/** The value below which `share` of sorted values lie, counted as in split conformal prediction; 0 of none. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  const place = Math.ceil((sorted.length + 1) * share) - 1
  return sorted[Math.max(0, Math.min(sorted.length - 1, place))] ?? 0
}

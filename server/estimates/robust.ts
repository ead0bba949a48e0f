/** A median, 0 of nothing. */
export function medianOf(values: ArrayLike<number>): number {
  return quantileOf(Float64Array.from(values).toSorted(), 0.5)
}

/** The standard deviation of the middle of values: 1.4826 times the median distance from 0. */
export function spreadOf(values: ArrayLike<number>): number {
  return 1.4826 * medianOf(Float64Array.from(values, Math.abs))
}

/** The value below which `share` of sorted values lie, as split conformal prediction counts; 0 of nothing. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  const place = Math.ceil((sorted.length + 1) * share) - 1
  return sorted[Math.max(0, Math.min(sorted.length - 1, place))] ?? 0
}

/** The residual of a comparable offer, and its weight. */
export interface Residual {
  value: number
  weight: number
}

/** The prediction counts as this many offers with a residual of 0. */
const priorWeight = 3
/** The standard deviation of the prediction, in bandwidths. */
const priorSpread = 1.2

/**
 * The mode of weighted residuals, with the prediction as a prior around 0, and their dispersion around the mode. The
 * mode is the maximum of a kernel density (modal regression: Yao and Li 2014), found on a grid and then by mean shift
 * (Cheng 1995).
 */
export function modeOfResiduals(
  residuals: readonly Residual[],
  bandwidth: number,
): { mode: number; dispersion: number } {
  const priorVariance = bandwidth ** 2 * (1 + priorSpread ** 2)
  const prior = (at: number) =>
    (priorWeight * Math.exp(-(at ** 2) / 2 / priorVariance) * bandwidth) / Math.sqrt(priorVariance)
  const densityAt = (at: number) => {
    let density = prior(at)
    for (const { value, weight } of residuals) density += weight * kernel(value - at, bandwidth)
    return density
  }
  let mode = 0
  let highest = -1
  for (let step = -20; step <= 20; step++) {
    const density = densityAt((step / 5) * bandwidth)
    if (density > highest) [mode, highest] = [(step / 5) * bandwidth, density]
  }
  for (let round = 0; round < 5; round++) {
    let [sum, weights] = [0, (prior(mode) * bandwidth ** 2) / priorVariance]
    for (const { value, weight } of residuals) {
      const near = weight * kernel(value - mode, bandwidth)
      sum += near * value
      weights += near
    }
    mode = sum / weights
  }
  return { mode, dispersion: dispersionAbout(mode, residuals, bandwidth) }
}

/** The standard deviation around the mode, with the bandwidth as a prior. */
function dispersionAbout(mode: number, residuals: readonly Residual[], bandwidth: number): number {
  let [squares, weights] = [priorWeight * bandwidth ** 2, priorWeight]
  for (const { value, weight } of residuals) {
    // Clipped, so that one outlier does not widen the range.
    squares += weight * Math.min((value - mode) ** 2, (3 * bandwidth) ** 2)
    weights += weight
  }
  return Math.sqrt(squares / weights)
}

/** A Gaussian kernel, cut at four bandwidths. */
function kernel(distance: number, bandwidth: number): number {
  const ratio = distance / bandwidth
  return ratio > 4 || ratio < -4 ? 0 : Math.exp(-0.5 * ratio * ratio)
}

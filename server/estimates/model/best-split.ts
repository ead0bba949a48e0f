import { isCategorical } from './price-columns.ts'

/** A column that a tree may split on. */
export interface TreeColumn {
  column: number
  /** The number of its bins; bin 0 holds missing values. */
  width: number
  /** The index of its first bin among the bins of all columns. */
  start: number
}

/** How a tree may grow. */
export interface TreeLimits {
  leaves: number
  minLeafWeight: number
  /** Added to the weight of a leaf, which draws its value towards 0. */
  shrinkage: number
}

/** A question about one column. */
export interface Split {
  column: number
  /** The last bin that goes left, in a numeric column. */
  cut: number
  isMissingLeft: boolean
  /** The bins that go left, in a categorical column. */
  leftBins: Set<number> | undefined
}

/** A split and by how much it lowers the loss. */
export interface SplitGain extends Split {
  gain: number
}

/** Sums over the rows of a leaf. */
export interface LeafSums {
  gradient: number
  weight: number
  /** Gradient and weight of each bin of each column. */
  bins: Float64Array
}

/** Shrinks the means by which categories are ordered. */
const categoryShrinkage = 10
/** More shrinkage for categorical splits, as there are more of them to overfit with. */
const categoricalCaution = 10

/** The split of a leaf with the highest gain; undefined when none gains. */
export function bestSplit(leaf: LeafSums, columns: readonly TreeColumn[], limits: TreeLimits): SplitGain | undefined {
  let best: SplitGain | undefined
  for (const column of columns) {
    const split = isCategorical(column.column)
      ? bestCategorical(leaf, column, limits)
      : bestNumeric(leaf, column, limits)
    if (split && split.gain > (best?.gain ?? 1e-9)) best = split
  }
  return best
}

/** Does a row with this bin go left? */
export function goesLeft({ cut, isMissingLeft, leftBins }: Omit<Split, 'column'>, bin: number): boolean {
  if (leftBins) return leftBins.has(bin)
  return bin === 0 ? isMissingLeft : bin <= cut
}

/** The best cut, with missing values on either side. */
function bestNumeric(
  leaf: LeafSums,
  { column, start, width }: TreeColumn,
  { minLeafWeight, shrinkage }: TreeLimits,
): SplitGain | undefined {
  const first = start * 2
  const [missingGradient, missingWeight] = [leaf.bins[first]!, leaf.bins[first + 1]!]
  const unsplit = leaf.gradient ** 2 / (leaf.weight + shrinkage)
  let best: SplitGain | undefined
  for (const isMissingLeft of missingWeight > 0 ? [false, true] : [false]) {
    let [gradient, weight] = isMissingLeft ? [missingGradient, missingWeight] : [0, 0]
    for (let bin = 1; bin < width - 1; bin++) {
      const added = leaf.bins[first + bin * 2 + 1]!
      if (added === 0) continue
      gradient += leaf.bins[first + bin * 2]!
      weight += added
      if (weight < minLeafWeight) continue
      if (leaf.weight - weight < minLeafWeight) break
      const gain = scoreOf(leaf, gradient, weight, shrinkage) - unsplit
      if (gain > (best?.gain ?? 0)) best = { column, cut: bin, isMissingLeft, leftBins: undefined, gain }
    }
  }
  return best
}

/** The best division of categories into two sets: a cut in the order of their mean gradient (Fisher 1958). */
function bestCategorical(
  leaf: LeafSums,
  { column, start, width }: TreeColumn,
  { minLeafWeight, shrinkage }: TreeLimits,
): SplitGain | undefined {
  const first = start * 2
  const present: { bin: number; gradient: number; weight: number; mean: number }[] = []
  for (let bin = 0; bin < width; bin++) {
    const [gradient, weight] = [leaf.bins[first + bin * 2]!, leaf.bins[first + bin * 2 + 1]!]
    if (weight > 1e-6) present.push({ bin, gradient, weight, mean: gradient / (weight + categoryShrinkage) })
  }
  present.sort((a, b) => a.mean - b.mean || a.bin - b.bin)
  const unsplit = leaf.gradient ** 2 / (leaf.weight + shrinkage)
  let [gradient, weight] = [0, 0]
  let best: { gain: number; count: number } | undefined
  for (const [index, category] of present.entries()) {
    gradient += category.gradient
    weight += category.weight
    if (weight < minLeafWeight || leaf.weight - weight < minLeafWeight) continue
    const gain = scoreOf(leaf, gradient, weight, shrinkage + categoricalCaution) - unsplit
    if (gain > (best?.gain ?? 0)) best = { gain, count: index + 1 }
  }
  if (!best) return undefined
  const leftBins = new Set(present.slice(0, best.count).map(({ bin }) => bin))
  return { column, cut: 0, isMissingLeft: false, leftBins, gain: best.gain }
}

function scoreOf(leaf: LeafSums, gradient: number, weight: number, shrinkage: number): number {
  return gradient ** 2 / (weight + shrinkage) + (leaf.gradient - gradient) ** 2 / (leaf.weight - weight + shrinkage)
}

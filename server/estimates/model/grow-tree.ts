import {
  bestSplit,
  goesLeft,
  type LeafSums,
  type Split,
  type SplitGain,
  type TreeColumn,
  type TreeLimits,
} from './best-split.ts'
import { columnCount } from './price-columns.ts'

/** Rows to fit on. */
export interface TreeRows {
  /** The bins of one row after the other. */
  bins: Uint8Array
  /** The negative gradient of the loss: weight times residual. */
  gradient: Float64Array
  weight: Float64Array
}

/** A split with two branches, or a leaf with its value. */
export interface TreeNode extends Split {
  left?: TreeNode
  right?: TreeNode
  value: number
}

interface Leaf extends LeafSums {
  node: TreeNode
  /** Its rows are contiguous in `order`. */
  from: number
  to: number
  split: SplitGain | undefined
}

interface Growing {
  rows: TreeRows
  order: Int32Array
  columns: readonly TreeColumn[]
  limits: TreeLimits
}

/**
 * Grows a tree leaf by leaf, the best split first, on histograms (LightGBM: Ke et al. 2017). `order` names the rows to
 * fit on; it is sorted in place.
 */
export function growTree(
  rows: TreeRows,
  order: Int32Array,
  columns: readonly TreeColumn[],
  limits: TreeLimits,
): { root: TreeNode; leaves: TreeNode[] } {
  const growing = { rows, order, columns, limits }
  const root = leafOf(growing, 0, order.length, binSums(growing, 0, order.length))
  const leaves = [root]
  while (leaves.length < limits.leaves) {
    const best = leaves.reduce((a, b) => ((b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a))
    if (!best.split) break
    leaves.splice(leaves.indexOf(best), 1, ...splitLeaf(growing, best, best.split))
  }
  for (const leaf of leaves) leaf.node.value = leaf.gradient / (leaf.weight + limits.shrinkage)
  return { root: root.node, leaves: leaves.map(({ node }) => node) }
}

function binSums({ rows, order, columns }: Growing, from: number, to: number): Float64Array {
  const sums = new Float64Array(columns.reduce((end, { start, width }) => Math.max(end, start + width), 0) * 2)
  for (let at = from; at < to; at++) {
    const row = order[at]!
    const [gradient, weight] = [rows.gradient[row]!, rows.weight[row]!]
    for (let i = 0; i < columns.length; i++) {
      const { column, start } = columns[i]!
      const place = (start + rows.bins[row * columnCount + column]!) * 2
      sums[place]! += gradient
      sums[place + 1]! += weight
    }
  }
  return sums
}

function leafOf({ rows, order, columns, limits }: Growing, from: number, to: number, bins: Float64Array): Leaf {
  let [gradient, weight] = [0, 0]
  for (let at = from; at < to; at++) {
    gradient += rows.gradient[order[at]!]!
    weight += rows.weight[order[at]!]!
  }
  const node = { column: -1, cut: 0, isMissingLeft: false, leftBins: undefined, value: 0 }
  return { node, from, to, gradient, weight, bins, split: bestSplit({ gradient, weight, bins }, columns, limits) }
}

function splitLeaf(growing: Growing, { node, from, to, bins }: Leaf, split: SplitGain): [Leaf, Leaf] {
  const middle = partition(growing, from, to, split)
  // Only the smaller side is summed; the other is the difference.
  const isLeftSmaller = middle - from < to - middle
  const smaller = isLeftSmaller ? binSums(growing, from, middle) : binSums(growing, middle, to)
  for (let i = 0; i < bins.length; i++) bins[i]! -= smaller[i]!
  const left = leafOf(growing, from, middle, isLeftSmaller ? smaller : bins)
  const right = leafOf(growing, middle, to, isLeftSmaller ? bins : smaller)
  const { column, cut, isMissingLeft, leftBins } = split
  Object.assign(node, { column, cut, isMissingLeft, leftBins, left: left.node, right: right.node })
  return [left, right]
}

/** Sorts the rows that go left before the others; answers where the others begin. */
function partition({ rows, order }: Growing, from: number, to: number, split: Split): number {
  const rights: number[] = []
  let middle = from
  for (let at = from; at < to; at++) {
    const row = order[at]!
    if (goesLeft(split, rows.bins[row * columnCount + split.column]!)) order[middle++] = row
    else rights.push(row)
  }
  order.set(rights, middle)
  return middle
}

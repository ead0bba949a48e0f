import { seededRandom } from '../../lib/seeded-random.ts'
import { goesLeft, type TreeColumn } from './best-split.ts'
import { growTree, type TreeNode, type TreeRows } from './grow-tree.ts'
import { columnCount } from './price-columns.ts'
import { spreadOf } from './robust-statistics.ts'

/** The nodes of all trees in flat arrays; a left branch directly follows its split. */
export interface BoostedTrees {
  roots: Int32Array
  /** -1 at a leaf. */
  column: Int8Array
  /** The last bin that goes left; in a categorical column the position of the set in `sets`. */
  cut: Uint16Array
  /** 1 if missing values go left, 2 if the column is categorical. */
  kind: Uint8Array
  right: Int32Array
  value: Float32Array
  /** The bins that go left: a bit each, eight numbers for each set. */
  sets: Uint32Array
}

const learningRate = 0.08
/** The first trees approach the clipped mean, the others the mode. */
const treeCounts = { mean: 100, mode: 250 }
/** The shares of rows and columns that each tree is fitted on. */
const sampled = { rows: 0.8, columns: 0.8 }

/**
 * Stochastic gradient boosting (Friedman 2001, 2002). The first trees minimise clipped least squares, the others
 * Welsch's loss, whose minimum is the mode (modal regression: Yao and Li 2014). The same rows and seed give the same
 * trees.
 */
export function boostTrees(bins: Uint8Array, targets: Float64Array, seed: number): BoostedTrees {
  const count = targets.length
  const random = seededRandom(seed)
  const residuals = targets.slice()
  const rows: TreeRows = { bins, gradient: new Float64Array(count), weight: new Float64Array(count) }
  const limits = { leaves: Math.max(2, Math.min(31, Math.floor(count / 20))), minLeafWeight: 8, shrinkage: 1 }
  const everyRow = Int32Array.from(targets.keys())
  const everyColumn = columnsThatDiffer(bins)
  const roots: TreeNode[] = []
  let spread = spreadOf(residuals)
  for (let tree = 0; tree < treeCounts.mean + treeCounts.mode; tree++) {
    if (tree === treeCounts.mean) spread = spreadOf(residuals)
    if (spread === 0) break
    setGradients(rows, residuals, { spread, seeksMode: tree >= treeCounts.mean })
    const order = everyRow.filter(() => random() < sampled.rows)
    const columns = everyColumn.filter(() => random() < sampled.columns)
    const { root, leaves } = growTree(rows, order, columns, limits)
    for (const leaf of leaves) leaf.value *= learningRate
    for (let row = 0; row < count; row++) residuals[row]! -= valueAt(root, bins, row)
    roots.push(root)
  }
  return flat(roots)
}

/** The sum of the trees for a car's bins. */
export function sumOfTrees(boosted: BoostedTrees, bins: Uint8Array): number {
  let sum = 0
  for (const root of boosted.roots) {
    let node = root
    for (let column = boosted.column[node]!; column >= 0; column = boosted.column[node]!) {
      node = isLeft(boosted, node, bins[column]!) ? node + 1 : boosted.right[node]!
    }
    sum += boosted.value[node]!
  }
  return sum
}

function setGradients(
  rows: TreeRows,
  residuals: Float64Array,
  { spread, seeksMode }: { spread: number; seeksMode: boolean },
): void {
  const clip = 2.5 * spread
  for (let row = 0; row < residuals.length; row++) {
    const residual = residuals[row]!
    const weight = seeksMode ? Math.exp(-0.5 * (residual / spread) ** 2) : 1
    rows.weight[row] = weight
    rows.gradient[row] = seeksMode ? weight * residual : Math.max(-clip, Math.min(clip, residual))
  }
}

/** Columns with more than one bin in use. */
function columnsThatDiffer(bins: Uint8Array): TreeColumn[] {
  const columns: TreeColumn[] = []
  for (let column = 0; column < columnCount; column++) {
    const own = bins.filter((_bin, place) => place % columnCount === column)
    const width = own.reduce((most, bin) => Math.max(most, bin), 0) + 1
    const last = columns.at(-1)
    if (own.some((bin) => bin !== own[0])) columns.push({ column, width, start: last ? last.start + last.width : 0 })
  }
  return columns
}

function valueAt(root: TreeNode, bins: Uint8Array, row: number): number {
  let node = root
  while (node.left && node.right) node = goesLeft(node, bins[row * columnCount + node.column]!) ? node.left : node.right
  return node.value
}

function isLeft({ kind, cut, sets }: BoostedTrees, node: number, bin: number): boolean {
  if (kind[node] === 2) return ((sets[cut[node]! * 8 + (bin >> 5)]! >>> (bin & 31)) & 1) === 1
  return bin === 0 ? kind[node] === 1 : bin <= cut[node]!
}

function flat(roots: TreeNode[]): BoostedTrees {
  const [starts, nodes, sets] = [[] as number[], [] as { node: TreeNode; right: number; cut: number }[], [] as number[]]
  const put = (node: TreeNode): void => {
    const placed = { node, right: 0, cut: node.leftBins ? sets.length / 8 : node.cut }
    if (node.leftBins) sets.push(...bitsOf(node.leftBins))
    nodes.push(placed)
    if (!node.left || !node.right) return
    put(node.left)
    placed.right = nodes.length
    put(node.right)
  }
  for (const root of roots) {
    starts.push(nodes.length)
    put(root)
  }
  return {
    roots: Int32Array.from(starts),
    column: Int8Array.from(nodes, ({ node }) => (node.left ? node.column : -1)),
    cut: Uint16Array.from(nodes, ({ cut }) => cut),
    kind: Uint8Array.from(nodes, ({ node }) => (node.leftBins ? 2 : Number(node.isMissingLeft))),
    right: Int32Array.from(nodes, ({ right }) => right),
    value: Float32Array.from(nodes, ({ node }) => node.value),
    sets: Uint32Array.from(sets),
  }
}

function bitsOf(bins: Set<number>): Uint32Array {
  const bits = new Uint32Array(8)
  for (const bin of bins) bits[bin >> 5]! |= 1 << (bin & 31)
  return bits
}

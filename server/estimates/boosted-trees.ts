import { seededRandom } from '../demo/seeded-random.ts'
import { goesLeft, growTree, type TreeColumn, type TreeNode, type TreeRows } from './grow-tree.ts'
import { columnCount } from './price-columns.ts'
import { spreadOf } from './robust.ts'

/** Trees whose values are added, one after the other in flat arrays; a left branch stands right after its question. */
export interface BoostedTrees {
  roots: Int32Array
  /** -1 at a leaf. */
  column: Int8Array
  /** The last bin that goes left; in a column of words the place of the set in `sets`. */
  cut: Uint16Array
  /** 1 when what is not known goes left, 2 when the cut is a set of words. */
  kind: Uint8Array
  right: Int32Array
  value: Float32Array
  /** A bit for each bin, eight numbers for each set. */
  sets: Uint32Array
}

const rate = 0.08
/** Trees with clipped least squares, then those that seek the usual price. */
const trees = { clipped: 100, usual: 250 }
const share = { rows: 0.8, columns: 0.8 }

/**
 * Gradient boosting (Friedman 2001; stochastic, 2002) of log prices that a trend has left over. After trees that fit the
 * clipped mean, rows are weighted by Welsch's function of what is left (half-quadratic modal regression: Yao and Li,
 * A New Regression Model: Modal Linear Regression, 2014): offers priced unlike any other cease to pull, and what is
 * found is the usual price rather than the mean. The same rows and seed give the same trees.
 */
export function boostTrees(bins: Uint8Array, target: Float64Array, seed: number): BoostedTrees {
  const count = target.length
  const random = seededRandom(seed)
  const left = target.slice()
  const rows: TreeRows = { bins, pull: new Float64Array(count), weight: new Float64Array(count) }
  const limits = { leaves: Math.max(2, Math.min(31, Math.floor(count / 20))), leafWeight: 8, shrinkage: 1 }
  const everyRow = Int32Array.from(target.keys())
  const everyColumn = columnsThatDiffer(bins)
  const grown: TreeNode[] = []
  let spread = spreadOf(left)
  for (let tree = 0; tree < trees.clipped + trees.usual; tree++) {
    if (tree === trees.clipped) spread = spreadOf(left)
    if (spread === 0) break
    weigh(rows, left, { spread, isUsual: tree >= trees.clipped })
    const order = everyRow.filter(() => random() < share.rows)
    const columns = everyColumn.filter(() => random() < share.columns)
    const { root, leaves } = growTree(rows, order, columns, limits)
    for (const { node } of leaves) node.value *= rate
    for (let row = 0; row < count; row++) left[row]! -= valueAt(root, bins, row)
    grown.push(root)
  }
  return flat(grown)
}

/** What the trees add for a car of these bins. */
export function addedBy(boosted: BoostedTrees, bins: Uint8Array): number {
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

function weigh(rows: TreeRows, left: Float64Array, { spread, isUsual }: { spread: number; isUsual: boolean }): void {
  const clip = 2.5 * spread
  for (let row = 0; row < left.length; row++) {
    const rest = left[row]!
    rows.weight[row] = isUsual ? Math.exp(-0.5 * (rest / spread) ** 2) : 1
    rows.pull[row] = isUsual ? rows.weight[row]! * rest : Math.max(-clip, Math.min(clip, rest))
  }
}

/** Columns in which not all rows are in one bin. */
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
    const placed = { node, right: 0, cut: node.lefts ? sets.length / 8 : node.cut }
    if (node.lefts) sets.push(...bitsOf(node.lefts))
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
    kind: Uint8Array.from(nodes, ({ node }) => (node.lefts ? 2 : Number(node.isUnknownLeft))),
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

import { columnCount, isWordColumn } from './price-columns.ts'

/** Rows to learn from: their bins one row after the other, and by how much each should move with which weight. */
export interface TreeRows {
  bins: Uint8Array
  /** Weight times what is still to be explained. */
  pull: Float64Array
  weight: Float64Array
}

/** A column that a tree may ask about, how many bins it has, and where their sums begin. */
export interface TreeColumn {
  column: number
  width: number
  start: number
}

/** How a tree may grow. */
export interface TreeLimits {
  leaves: number
  /** The least weight in a leaf. */
  leafWeight: number
  /** Draws leaves towards 0 as so many rows without pull would. */
  shrinkage: number
}

/** A question about one column, or a leaf with its value. */
export interface TreeNode {
  column: number
  /** Bins that go left: up to this one in a numeric column, those of the set in a column of words. */
  cut: number
  left?: TreeNode
  right?: TreeNode
  isUnknownLeft: boolean
  lefts: Set<number> | undefined
  value: number
}

interface Leaf {
  node: TreeNode
  from: number
  to: number
  pull: number
  weight: number
  /** Pull and weight by column and bin. */
  sums: Float64Array
  split: Split | undefined
}

interface Split {
  column: number
  cut: number
  isUnknownLeft: boolean
  lefts: Set<number> | undefined
  gain: number
}

/** A word is drawn towards the others as so many rows without pull would, where words are put in order. */
const wordShrinkage = 10
/** What a split by words must overcome more than one by numbers, as there are so many ways to make one. */
const wordCaution = 10

/**
 * Grows a tree leaf by leaf, the best split first, on histograms (Ke et al., LightGBM, 2017); words are put in the
 * order of their mean pull, in which the best split of two sets is a cut (Fisher 1958). `order` names the rows and is
 * sorted so that those of a leaf stand together.
 */
export function growTree(
  rows: TreeRows,
  order: Int32Array,
  columns: readonly TreeColumn[],
  limits: TreeLimits,
): { root: TreeNode; leaves: { node: TreeNode; from: number; to: number }[] } {
  const grown = { rows, order, columns, limits }
  const root = leafOf(grown, 0, order.length, sumsOf(grown, 0, order.length))
  const leaves = [root]
  while (leaves.length < limits.leaves) {
    const best = leaves.reduce((a, b) => ((b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a))
    if (!best.split) break
    leaves.splice(leaves.indexOf(best), 1, ...splitLeaf(grown, best, best.split))
  }
  for (const leaf of leaves) leaf.node.value = leaf.pull / (leaf.weight + limits.shrinkage)
  return { root: root.node, leaves }
}

interface Growing {
  rows: TreeRows
  order: Int32Array
  columns: readonly TreeColumn[]
  limits: TreeLimits
}

/** Which way a row goes at a node. */
export function goesLeft(node: Pick<TreeNode, 'cut' | 'isUnknownLeft' | 'lefts'>, bin: number): boolean {
  if (node.lefts) return node.lefts.has(bin)
  return bin === 0 ? node.isUnknownLeft : bin <= node.cut
}

function sumsOf({ rows, order, columns }: Growing, from: number, to: number): Float64Array {
  const sums = new Float64Array(columns.reduce((end, { start, width }) => Math.max(end, start + width), 0) * 2)
  for (let at = from; at < to; at++) {
    const row = order[at]!
    const [pull, weight] = [rows.pull[row]!, rows.weight[row]!]
    for (let i = 0; i < columns.length; i++) {
      const { column, start } = columns[i]!
      const place = (start + rows.bins[row * columnCount + column]!) * 2
      sums[place]! += pull
      sums[place + 1]! += weight
    }
  }
  return sums
}

function leafOf(grown: Growing, from: number, to: number, sums: Float64Array): Leaf {
  let [pull, weight] = [0, 0]
  for (let at = from; at < to; at++) {
    pull += grown.rows.pull[grown.order[at]!]!
    weight += grown.rows.weight[grown.order[at]!]!
  }
  const node = { column: -1, cut: 0, isUnknownLeft: false, lefts: undefined, value: 0 }
  const leaf: Leaf = { node, from, to, pull, weight, sums, split: undefined }
  for (const column of grown.columns) {
    const split = isWordColumn(column.column)
      ? bestOfWords(leaf, column, grown.limits)
      : bestCut(leaf, column, grown.limits)
    if (split && split.gain > (leaf.split?.gain ?? 1e-9)) leaf.split = split
  }
  return leaf
}

function splitLeaf(grown: Growing, leaf: Leaf, split: Split): [Leaf, Leaf] {
  const { from, to, sums } = leaf
  const middle = partition(grown, leaf, split)
  // The smaller half is counted, the other is what remains.
  const isLeftSmaller = middle - from < to - middle
  const counted = isLeftSmaller ? sumsOf(grown, from, middle) : sumsOf(grown, middle, to)
  for (let i = 0; i < sums.length; i++) sums[i]! -= counted[i]!
  const left = leafOf(grown, from, middle, isLeftSmaller ? counted : sums)
  const right = leafOf(grown, middle, to, isLeftSmaller ? sums : counted)
  Object.assign(leaf.node, split, { left: left.node, right: right.node })
  return [left, right]
}

function partition({ rows, order }: Growing, { from, to }: Leaf, split: Split): number {
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

/** The best cut of a numeric column, with those that are not known on the side that suits them. */
function bestCut(
  leaf: Leaf,
  { column, start, width }: TreeColumn,
  { leafWeight, shrinkage }: TreeLimits,
): Split | undefined {
  const first = start * 2
  const [unknownPull, unknownWeight] = [leaf.sums[first]!, leaf.sums[first + 1]!]
  const bar = leaf.pull ** 2 / (leaf.weight + shrinkage)
  let best: Split | undefined
  for (const isUnknownLeft of unknownWeight > 0 ? [false, true] : [false]) {
    let [pull, weight] = isUnknownLeft ? [unknownPull, unknownWeight] : [0, 0]
    for (let bin = 1; bin < width - 1; bin++) {
      const added = leaf.sums[first + bin * 2 + 1]!
      if (added === 0) continue
      pull += leaf.sums[first + bin * 2]!
      weight += added
      if (weight < leafWeight) continue
      if (leaf.weight - weight < leafWeight) break
      const gain = gainOf(leaf, pull, weight, shrinkage) - bar
      if (gain > (best?.gain ?? 0)) best = { column, cut: bin, isUnknownLeft, lefts: undefined, gain }
    }
  }
  return best
}

/** The best two sets of words; a word that is not known, or rare, is one of them. */
function bestOfWords(
  leaf: Leaf,
  { column, start, width }: TreeColumn,
  { leafWeight, shrinkage }: TreeLimits,
): Split | undefined {
  const first = start * 2
  const present: { bin: number; pull: number; weight: number; mean: number }[] = []
  for (let bin = 0; bin < width; bin++) {
    const [pull, weight] = [leaf.sums[first + bin * 2]!, leaf.sums[first + bin * 2 + 1]!]
    if (weight > 1e-6) present.push({ bin, pull, weight, mean: pull / (weight + wordShrinkage) })
  }
  present.sort((a, b) => a.mean - b.mean || a.bin - b.bin)
  const caution = shrinkage + wordCaution
  const bar = leaf.pull ** 2 / (leaf.weight + shrinkage)
  let [pull, weight] = [0, 0]
  let best: { gain: number; count: number } | undefined
  for (const [index, word] of present.entries()) {
    pull += word.pull
    weight += word.weight
    if (weight < leafWeight || leaf.weight - weight < leafWeight) continue
    const gain = gainOf(leaf, pull, weight, caution) - bar
    if (gain > (best?.gain ?? 0)) best = { gain, count: index + 1 }
  }
  if (!best) return undefined
  const lefts = new Set(present.slice(0, best.count).map(({ bin }) => bin))
  return { column, cut: 0, isUnknownLeft: false, lefts, gain: best.gain }
}

function gainOf(leaf: Leaf, pull: number, weight: number, shrinkage: number): number {
  return pull ** 2 / (weight + shrinkage) + (leaf.pull - pull) ** 2 / (leaf.weight - weight + shrinkage)
}

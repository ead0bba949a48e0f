/** Rows of terms, the value of each row, and its weight. */
export interface Regression {
  terms: readonly Float64Array[]
  values: Float64Array
  weight: Float64Array
}

/**
 * Weighted ridge regression (Hoerl and Kennard 1970) by the normal equations. Answers the slopes; the first term is the
 * constant, which is not shrunk.
 */
export function ridge({ terms, values, weight }: Regression, shrinkage: number): Float64Array {
  const count = terms[0]?.length ?? 0
  // The last column is the right-hand side.
  const matrix = Array.from({ length: count }, (_none, i) => {
    const row = new Float64Array(count + 1)
    row[i] = i === 0 ? 1e-6 : shrinkage
    return row
  })
  for (const [at, row] of terms.entries()) {
    for (let i = 0; i < count; i++) {
      const scaled = row[i]! * weight[at]!
      if (scaled === 0) continue
      const sums = matrix[i]!
      for (let j = 0; j < count; j++) sums[j]! += scaled * row[j]!
      sums[count]! += scaled * values[at]!
    }
  }
  return solve(matrix)
}

/** The dot product of slopes and the terms of one row. */
export function dot(slopes: Float64Array, terms: Float64Array): number {
  let sum = 0
  for (let i = 0; i < slopes.length; i++) sum += slopes[i]! * terms[i]!
  return sum
}

/** Gauss-Jordan elimination; the matrix is positive definite, so every pivot is above 0. */
function solve(matrix: Float64Array[]): Float64Array {
  for (const [at, pivot] of matrix.entries()) {
    const lead = pivot[at]!
    for (let j = at; j < pivot.length; j++) pivot[j]! /= lead
    for (const [i, row] of matrix.entries()) {
      const factor = row[at]!
      if (i === at || factor === 0) continue
      for (let j = at; j < row.length; j++) row[j]! -= factor * pivot[j]!
    }
  }
  return Float64Array.from(matrix, (row) => row.at(-1)!)
}

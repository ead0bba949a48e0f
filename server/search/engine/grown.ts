type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

/** Room for this many entries and half as many again, so that columns seldom grow. */
export function roomFor(length: number): number {
  return Math.ceil(length * 1.5)
}

/** A copy of a column with this length. */
export function grown<C extends Column>(column: C, length: number): C {
  const longer = new (column.constructor as new (length: number) => C)(length)
  longer.set(column)
  return longer
}

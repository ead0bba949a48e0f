/** Px; twice the width of the widest shown picture, so that nobody sees a loss. */
const maxWidth = 3200
const maxPixels = 12_000_000

/** Bytes; a smaller file without too many pixels stays as it is. */
const maxBytes = 2 * 1024 * 1024

interface Size {
  width: number
  height: number
}

/** The size to shrink a photo to before the upload, in px; `null` when it stays as it is. */
export function shrunkSize({ width, height, bytes }: Size & { bytes: number }): Size | null {
  const scale = Math.min(1, maxWidth / width, Math.sqrt(maxPixels / (width * height)))
  if (scale === 1 && bytes <= maxBytes) return null
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

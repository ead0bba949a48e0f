/** The widest picture that is shown has half this width, so that nothing more is ever seen of a photo. In px. */
const widthAtMost = 3200
const pixelsAtMost = 12_000_000

/** A smaller file goes as it is when it has no more pixels than these. In bytes. */
const bytesAtMost = 2 * 1024 * 1024

interface Size {
  width: number
  height: number
}

/** The size to which a photo is made smaller before it is sent, in px; `null` when it goes as it is. */
export function shrunkSize({ width, height, bytes }: Size & { bytes: number }): Size | null {
  const scale = Math.min(1, widthAtMost / width, Math.sqrt(pixelsAtMost / (width * height)))
  if (scale === 1 && bytes <= bytesAtMost) return null
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

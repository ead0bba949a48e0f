import { encode } from 'uqr'
import styles from './qr-picture.module.css'

/** An address as a picture for cameras: dark on white in both themes. */
export function QrPicture({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}

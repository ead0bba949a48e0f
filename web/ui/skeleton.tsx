import { type CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
  isRound?: boolean
}

/** A grey placeholder for something that is loading. The list around it tells screen readers. */
export function Skeleton({ isRound = false, ...size }: SkeletonProps) {
  return <span className={styles.skeleton} data-round={isRound || undefined} style={size} aria-hidden="true" />
}

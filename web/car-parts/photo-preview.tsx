import { useEffect, useRef } from 'react'
import { thumbHashToRGBA } from 'thumbhash'
import styles from './photo-preview.module.css'

/** What a photo will look like, as a blur; `preview` is a thumbhash in base64. */
export function PhotoPreview({ preview }: { preview: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Each in a task of its own: a list of twelve would hold up the browser.
    const timer = setTimeout(() => canvas.current && draw(canvas.current, preview))
    return () => clearTimeout(timer)
  }, [preview])
  return <canvas ref={canvas} className={styles.preview} aria-hidden="true" />
}

/** On a canvas, because the content security policy lets in no data: pictures. */
function draw(canvas: HTMLCanvasElement, preview: string): void {
  const hash = Uint8Array.from(atob(preview), (byte) => byte.charCodeAt(0))
  const { w, h, rgba } = thumbHashToRGBA(hash)
  canvas.width = w
  canvas.height = h
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
}

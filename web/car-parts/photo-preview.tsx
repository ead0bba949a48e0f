import { useEffect, useRef } from 'react'
import { thumbHashToRGBA } from 'thumbhash'
import styles from './photo-preview.module.css'

/** A photo as a blur; `preview` is a thumbhash in base64. */
export function PhotoPreview({ preview }: { preview: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Each in a task of its own, because twelve at once would block the browser.
    const timer = setTimeout(() => canvas.current && draw(canvas.current, preview))
    return () => clearTimeout(timer)
  }, [preview])
  return <canvas ref={canvas} className={styles.preview} aria-hidden="true" />
}

/** Paints on a canvas, because the content security policy forbids data: pictures. */
function draw(canvas: HTMLCanvasElement, preview: string): void {
  const hash = Uint8Array.from(atob(preview), (byte) => byte.charCodeAt(0))
  const { w, h, rgba } = thumbHashToRGBA(hash)
  canvas.width = w
  canvas.height = h
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
}

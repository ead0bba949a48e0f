import { useEffect, useRef, useState } from 'react'
import { thumbHashToRGBA } from 'thumbhash'
import styles from './photo-preview.module.css'

/**
 * What a photo will look like, as a blur behind the picture after it while that loads; `preview` is a thumbhash in
 * base64.
 */
export function PhotoPreview({ preview }: { preview: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isCovered, setIsCovered] = useState(false)
  useEffect(() => {
    // Each in a task of its own: a list of twelve would hold up the browser.
    const timer = setTimeout(() => canvas.current && preview !== undefined && draw(canvas.current, preview))
    // A canvas is a layer of its own, and so is all that lies above it: it goes when nobody sees it any more.
    const covered = () => setIsCovered(true)
    const picture = canvas.current?.nextElementSibling
    if (picture instanceof HTMLImageElement) {
      // Firefox refuses to wait for a picture that is not asked for yet.
      picture.decode().then(covered, () => picture.addEventListener('load', covered))
    }
    return () => clearTimeout(timer)
  }, [preview])
  return preview !== undefined && !isCovered && <canvas ref={canvas} className={styles.preview} aria-hidden="true" />
}

/** On a canvas, because the content security policy lets in no data: pictures. */
function draw(canvas: HTMLCanvasElement, preview: string): void {
  const hash = Uint8Array.from(atob(preview), (byte) => byte.charCodeAt(0))
  const { w, h, rgba } = thumbHashToRGBA(hash)
  canvas.width = w
  canvas.height = h
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
}

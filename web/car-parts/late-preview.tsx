import { Suspense, useEffect, useState, type RefObject } from 'react'
import { optionalPart } from '../lazy-part.tsx'

/** Ms that a picture has before a blur is shown; a canvas makes a layer of itself and of all above it. */
const blurDelayMs = 300

const PhotoPreview = optionalPart(async () => (await import('./photo-preview.tsx')).PhotoPreview)

interface LatePreviewProps {
  /** A thumbhash in base64. */
  preview: string
  picture: RefObject<HTMLImageElement | null>
}

/** A blur for a picture that takes longer, until it has loaded. */
export function LatePreview({ preview, picture }: LatePreviewProps) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const image = picture.current
    if (!image || image.complete) return
    const timer = setTimeout(() => setIsShown(true), blurDelayMs)
    const come = () => {
      clearTimeout(timer)
      setIsShown(false)
    }
    image.addEventListener('load', come)
    return () => {
      clearTimeout(timer)
      image.removeEventListener('load', come)
    }
  }, [picture])
  return (
    isShown && (
      <Suspense>
        <PhotoPreview preview={preview} />
      </Suspense>
    )
  )
}

import { Suspense, useEffect, useState, type RefObject } from 'react'
import { optionalPart } from '../ui/optional-part.tsx'

/** In ms. A picture that comes within this time has no blur before it: a canvas is a layer, and so is all above it. */
const patience = 300

const PhotoPreview = optionalPart(async () => (await import('./photo-preview.tsx')).PhotoPreview)

interface LatePreviewProps {
  /** A thumbhash in base64. */
  preview: string
  picture: RefObject<HTMLImageElement | null>
}

/** A blur for a picture that does not come at once, until it has come. */
export function LatePreview({ preview, picture }: LatePreviewProps) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const image = picture.current
    if (!image || image.complete) return
    const timer = setTimeout(() => setIsShown(true), patience)
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

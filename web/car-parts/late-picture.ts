import { useEffect, useState, type RefObject } from 'react'

/** In ms. A picture that comes within this time needs nothing in its place. */
const patience = 300

/** Does one still wait for the picture, and has for a while? */
export function useIsLate(picture: RefObject<HTMLImageElement | null>): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const image = picture.current
    if (!image || image.complete) return
    const timer = setTimeout(() => setIsLate(true), patience)
    const come = () => {
      clearTimeout(timer)
      setIsLate(false)
    }
    image.addEventListener('load', come)
    return () => {
      clearTimeout(timer)
      image.removeEventListener('load', come)
    }
  }, [picture])
  return isLate
}

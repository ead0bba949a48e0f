import { ViewTransition, type ReactNode } from 'react'

interface GrowingPictureProps {
  carId: string
  /** One element that holds the first picture of the car. */
  children: ReactNode
}

/** A list whose cards render again must not move. */
const byWay = { screen: 'growing-picture', default: 'none' }

/** Grows the first picture of the car between its card and its offer. */
export function GrowingPicture({ carId, children }: GrowingPictureProps) {
  return (
    <ViewTransition name={`picture-${carId}`} default="none" share={byWay}>
      {children}
    </ViewTransition>
  )
}

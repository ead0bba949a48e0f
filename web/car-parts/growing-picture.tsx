import { ViewTransition, type ReactNode } from 'react'

interface GrowingPictureProps {
  carId: string
  /** One element that holds the first picture of the car. */
  children: ReactNode
}

/** A list whose cards are drawn anew stays where it is. */
const byWay = { screen: 'growing-picture', default: 'none' }

/** On the way from a card to its offer the car's first picture grows from the small one into the large one, and back. */
export function GrowingPicture({ carId, children }: GrowingPictureProps) {
  return (
    <ViewTransition name={`picture-${carId}`} default="none" share={byWay}>
      {children}
    </ViewTransition>
  )
}

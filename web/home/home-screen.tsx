import { SponsorStrip } from '../sponsors/sponsor-strip.tsx'
import { Hero } from './hero.tsx'

export function HomeScreen() {
  return (
    <>
      <Hero />
      <SponsorStrip />
    </>
  )
}

import { useEffect } from 'react'
import { useLive } from '../live.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { mergeAtLogin } from '../car-parts/saved-cars.ts'
import { takeHit } from '../car-parts/search-hits.ts'

/** Stands in every page: tells what comes to fit a saved search, and takes a visitor's saved cars along at login. */
export function PersonalWatch() {
  const isUser = useSession() !== null
  useEffect(mergeAtLogin, [])
  return isUser && <SearchAlerts />
}

function SearchAlerts() {
  useLive('alerts', {
    onEvent: (event) => {
      if (event.kind !== 'searchHit') return
      takeHit()
      const onPress = () => void navigate(href('car', { themeId: event.carId }))
      showToast({
        text: texts.personal.hit(event.searchName, event.carName),
        action: { label: texts.personal.show, onPress },
      })
    },
    look: async () => takeHit(),
  })
  return null
}

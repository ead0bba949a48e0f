import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'

interface PhotoDrag {
  /** The photo under the pointer. */
  draggedKey: string | null
  begin: (key: string, event: ReactPointerEvent) => void
}

/** Drags tiles of `list` by mouse, pen or finger. A tile takes the place of the one below it at once. */
export function usePhotoDrag(
  list: RefObject<HTMLElement | null>,
  { keys, onMove }: { keys: readonly string[]; onMove: (from: number, to: number) => void },
): PhotoDrag {
  const [dragged, setDragged] = useState<{ key: string; pointerId: number } | null>(null)

  const follow = useEffectEvent((event: PointerEvent) => {
    if (!dragged || event.pointerId !== dragged.pointerId) return
    const below = document.elementFromPoint(event.clientX, event.clientY)
    const to = [...(list.current?.children ?? [])].findIndex((tile) => tile.contains(below))
    const from = keys.indexOf(dragged.key)
    if (to >= 0 && from >= 0 && to !== from) onMove(from, to)
  })
  const end = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId === dragged?.pointerId) setDragged(null)
  })

  const isDragging = dragged !== null
  useEffect(() => {
    if (!isDragging) return
    // On the window, because a tile that moves in the page loses its pointer capture.
    const [onFollow, onUp] = [(event: PointerEvent) => follow(event), (event: PointerEvent) => end(event)]
    window.addEventListener('pointermove', onFollow)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onUp)
    return () => {
      window.removeEventListener('pointermove', onFollow)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onUp)
    }
  }, [isDragging])

  function begin(key: string, event: ReactPointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return
    // Prevents selecting text and dragging the picture out.
    event.preventDefault()
    setDragged({ key, pointerId: event.pointerId })
  }

  return { draggedKey: dragged?.key ?? null, begin }
}

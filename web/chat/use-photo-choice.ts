import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react'
import { photosPerMessage } from '../../contract/limits.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

const loadPhotos = () => import('./message-photos-screen-lazy.tsx')

/** The photos of the next message: chosen, pasted, or dropped anywhere on the page. */
export function usePhotoChoice() {
  const [keys, setKeys] = useState<readonly string[]>([])

  async function choose(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    const room = photosPerMessage - keys.length
    if (files.length > room) showToast({ text: texts.messages.messagePhotosTooMany })
    const { beginPhotos } = await loadPhotos()
    setKeys((known) => [...known, ...beginPhotos(files.slice(0, Math.max(0, room)))])
  }

  /** Cells of a table and slides carry a picture of themselves beside their text, which is meant. */
  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.getData('text/plain') !== '') return
    const files = picturesOf(event.clipboardData)
    if (files.length > 0) event.preventDefault()
    void choose(files)
  }

  /** The addresses of all photos once they are uploaded, which are then chosen no more. Throws when one fails. */
  async function take(): Promise<string[]> {
    if (keys.length === 0) return []
    const { addressesOf, letPhotosGo } = await loadPhotos()
    const addresses = await addressesOf(keys)
    setKeys([])
    letPhotosGo(keys)
    return addresses
  }

  async function remove(key: string): Promise<void> {
    setKeys((known) => known.filter((one) => one !== key))
    const { letPhotosGo } = await loadPhotos()
    letPhotosGo([key])
  }

  useDrop((files) => void choose(files))
  return {
    keys,
    choose: (files: readonly File[]) => void choose(files),
    paste,
    take,
    remove: (key: string) => void remove(key),
  }
}

/** Receives the pictures that are dropped on the page, which the browser would open otherwise. */
function useDrop(onDrop: (files: File[]) => void): void {
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') onDrop(picturesOf(event.dataTransfer))
  })
  useEffect(() => {
    const stopping = new AbortController()
    for (const kind of ['dragover', 'drop'] as const) document.addEventListener(kind, (event) => drop(event), stopping)
    return () => stopping.abort()
  }, [])
}

function picturesOf(data: DataTransfer): File[] {
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}

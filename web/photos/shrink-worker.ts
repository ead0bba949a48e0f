import { shrunkSize } from './shrunk-size.ts'

/**
 * The worker that shrinks one photo. It receives a file and answers an upright JPEG without metadata, or `null` when
 * the file stays as it is or is unreadable here.
 */

const quality = 0.9

// The page's types do not know workers.
const scope = self as unknown as {
  addEventListener: (type: 'message', listener: (event: MessageEvent<File>) => void) => void
  postMessage: (answer: Blob | null) => void
}

scope.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to be named
  const answer = (blob: Blob | null) => scope.postMessage(blob)
  shrunk(data).then(answer, () => answer(null))
})

async function shrunk(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const size = shrunkSize({ width: picture.width, height: picture.height, bytes: file.size })
  if (!size) return null
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency, so the background is white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

import { shrunkSize } from './shrunk-size.ts'

/**
 * The worker that makes one photo smaller: it is given a file and answers a JPEG upright and without metadata, or `null`
 * when the file goes as it is or cannot be read here.
 */

const quality = 0.9

// The types of pages know no worker.
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
  // JPEG has no transparency: behind a picture that has it stands the paper of the page.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

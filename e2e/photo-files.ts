import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Person } from './people.ts'

/** The file of a picture of the demo. */
export const photo = (id: string) => fileURLToPath(new URL(`../server/demo/pictures/${id}-480.webp`, import.meta.url))

/** Files of different photos. */
export const photoFiles = [
  'e0c32e22313afffa0925ecb475f5a842',
  'b06b46098d8716c4cd4fcfe3dbac74fa',
  '7c5d8e13e8754969bf8f1739b39605d4',
  'd3afce4d24199fd5af463e7d0df9d267',
].map(photo)

/** Uploads a file and returns the photo's address. */
export async function upload({ context, token }: Person, file: string): Promise<string> {
  const answer = await context.request.post(`/api/photos?auth=${token}`, {
    data: await readFile(file),
    headers: { 'content-type': 'image/webp' },
  })
  return ((await answer.json()) as { address: string }).address
}

import { expect } from '@playwright/test'
import { normalizeEmail } from '../contract/account.ts'
import { tidyLine, tidyLineEnd, tidyText } from '../contract/text-rules.ts'

/** How the product tidies each field before it validates and stores it. */
const tidyings: Record<string, (text: string) => string> = {
  comments: tidyText,
  content: tidyText,
  model: tidyLine,
  about: tidyText,
  address: tidyLine,
  name: tidyLine,
  value: tidyLine,
  location: tidyLineEnd,
  description: tidyText,
  username: tidyLine,
  telephone: tidyLine,
  email: normalizeEmail,
}

/** Sends a call with a JSON body and returns its answer. */
export async function send(method: string, address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/**
 * Sends `text` in several fields of a body at once. A field that the product refuses (any 4xx that names it) gets a
 * harmless value instead. Returns the stored values, which are the sent ones but tidied, and the answer, or `null` when
 * no field accepted the text.
 */
export async function store<Field extends string>(
  text: string,
  fields: Record<Field, (text: string) => string>,
  post: (hostile: Partial<Record<Field, string>>) => Promise<Response>,
): Promise<{ stored: Partial<Record<Field, string>>; answer: unknown } | null> {
  const left = new Map(
    Object.entries<(text: string) => string>(fields).map(([field, made]) => [field as Field, made(text)]),
  )
  while (left.size > 0) {
    const response = await post(Object.fromEntries(left) as Partial<Record<Field, string>>)
    const answer = (await response.json()) as { field?: string }
    if (response.ok) return { stored: tidied(left), answer }
    expect(response.status, JSON.stringify(text)).toBeGreaterThanOrEqual(400)
    expect(response.status, JSON.stringify(text)).toBeLessThan(500)
    // An error without a field means that the body as a whole was refused.
    if (answer.field === undefined) return null
    // The cover is the first picture.
    const field = answer.field === 'images' ? 'img' : answer.field
    expect([...left.keys()], JSON.stringify(text)).toContain(field)
    left.delete(field as Field)
  }
  return null
}

function tidied<Field extends string>(sent: ReadonlyMap<Field, string>): Partial<Record<Field, string>> {
  const entries = [...sent].map(([field, text]) => [field, tidyings[field]?.(text) ?? text])
  return Object.fromEntries(entries) as Partial<Record<Field, string>>
}

/** Processes a list, a few items at a time. */
export async function inParallel<T>(
  list: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = list.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

/** Splits a list into pieces of at most `size`. */
export function piecesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_none, i) => list.slice(i * size, (i + 1) * size))
}

import { type ReactNode } from 'react'

/** An address as people write it; a following full stop or bracket is not part of it. */
const address = /https?:\/\/[^\s<>"«»“”„]*[^\s<>"«»“”„.,;:!?'()[\]{}]/giu

/** A person's text with its web addresses as links, which lead away and are not vouched for. */
export function LinkedText({ children: text }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!URL.canParse(found)) continue
    parts.push(
      text.slice(end, index),
      <a key={index} href={found} target="_blank" rel="noopener nofollow ugc">
        {found}
      </a>,
    )
    end = index + found.length
  }
  return [...parts, text.slice(end)]
}

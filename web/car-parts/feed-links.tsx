import { Rss } from 'lucide-react'
import { useEffect } from 'react'
import { feedAddress, feedFormats, feedTypes } from '../../contract/feed-address.ts'
import { texts } from '../texts.ts'
import styles from './feed-links.module.css'

/**
 * The feeds of a search, by its `feedQuery`. `name` distinguishes several on one page; without it the feeds are the
 * page's own.
 */
export function FeedLinks({ query, name }: { query: string; name?: string }) {
  const { names, of } = texts.feeds
  const isOfPage = name === undefined

  // The server wrote the feed links in the head for the first address.
  useEffect(() => {
    if (!isOfPage) return
    for (const format of feedFormats) {
      const link = document.querySelector<HTMLLinkElement>(`head link[type="${feedTypes[format]}"]`)
      if (link) link.href = feedAddress(format, query)
    }
  }, [isOfPage, query])

  return (
    <p className={styles.feeds}>
      <Rss aria-hidden="true" />
      {feedFormats.map((format) => (
        <a
          key={format}
          rel="alternate"
          type={feedTypes[format]}
          href={feedAddress(format, query)}
          aria-label={name && of(names[format], name)}
        >
          {names[format]}
        </a>
      ))}
    </p>
  )
}

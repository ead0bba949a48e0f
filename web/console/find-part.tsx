import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Found } from '../../contract/console-files.ts'
import { searchTextLength } from '../../contract/limits.ts'
import { tidyLine } from '../../contract/text-rules.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href, placeAt } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import { SearchInput } from '../ui/search-input.tsx'
import { foundQuery } from './console-queries.ts'
import { FoundOffers, FoundPeople } from './found-rows.tsx'
import { OfferFileView } from './offer-file.tsx'
import styles from './parts.module.css'
import { PersonFileView } from './person-file.tsx'

const words = texts.consoleFind
/** Ms of rest after typing before a request. */
const typingPause = 300

/** People and offers: what is found, or the file of one. */
export function FindPart() {
  const search = useSearchParams()
  const [person, offer, q] = [search.get('person'), search.get('offer'), search.get('q') ?? '']
  if (person !== null) return <PersonFileView key={person} id={person} q={q} />
  if (offer !== null) return <OfferFileView key={offer} id={offer} q={q} />
  return <Search q={q} />
}

function Search({ q }: { q: string }) {
  const [typed, setTyped] = useTypedText('consoleSearch', q)
  const wanted = tidyLine(typed)

  useEffect(() => {
    if (wanted === q) return
    const ask = () => {
      // A moderator who followed a link meanwhile is not called back.
      if (placeAt(new URL(location.href)).params.part !== 'find') return
      const address = href('consolePart', { part: 'find', q: wanted || undefined })
      void navigate(address, { isReplacing: true, keepsScroll: true })
    }
    const timer = setTimeout(ask, typingPause)
    return () => clearTimeout(timer)
  }, [wanted, q])

  return (
    <div className={styles.part}>
      <div>
        <SearchInput
          aria-label={words.search}
          aria-describedby="console-search-hint"
          placeholder={words.search}
          maxLength={searchTextLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id="console-search-hint" className={styles.hint}>
          {words.hint}
        </p>
      </div>
      {q !== '' && <Results q={q} />}
    </div>
  )
}

function Results({ q }: { q: string }) {
  const { data, error, refetch } = useQuery(foundQuery(q))
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      <p role="status" className={styles.hint}>
        {data && sentenceOf(data)}
      </p>
      {data && (
        <div className={styles.columns}>
          {data.people.length > 0 && <FoundPeople title={words.people} people={data.people} q={q} />}
          {data.offers.length > 0 && <FoundOffers title={words.offers} offers={data.offers} q={q} />}
        </div>
      )}
    </>
  )
}

function sentenceOf({ people, offers }: Found): string {
  return people.length + offers.length === 0 ? words.nobody : words.found(people.length, offers.length)
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { type Message } from '../../contract/message.ts'
import { carName } from '../../contract/shown-car.ts'
import { carQuery } from '../car-parts/car-queries.ts'
import { useSearchParams } from '../router/page.tsx'
import { conversationStateQuery } from './inbox-queries.ts'

type Subjected = Pick<Message, 'about'>

/**
 * The offer of the address, which the next message will be about: one of the two people's, and not the one that the last
 * messages are about. It can be put away.
 */
export function useSubject(people: readonly [myId: string, otherId: string], said: readonly Subjected[]) {
  const asked = useSearchParams().get('car') ?? ''
  const [putAway, setPutAway] = useState('')
  const { data: car, isPending } = useQuery({ ...carQuery(asked), enabled: asked !== '' })
  const { data: state } = useQuery({ ...conversationStateQuery(people[1]), enabled: asked !== '' })
  const last = said.findLast(({ about }) => about !== undefined)?.about ?? state?.car?.id
  const isMeant = car && people.includes(car.owner_id) && car.id !== last && car.id !== putAway
  const subject = isMeant ? car : undefined
  return { subject, about: aboutOf(subject, isPending ? asked : ''), putAway: () => setPutAway(asked) }
}

/** What a message says of its offer; of one that is still loading the server finds whether it is one of the two's. */
function aboutOf(car: CarWithId | undefined, loadingId: string): Pick<Message, 'about' | 'aboutName'> {
  if (car) return { about: car.id, aboutName: subjectName(car) }
  return loadingId === '' ? {} : { about: loadingId }
}

export function subjectName(car: CarWithId): string {
  return `${carName(car)}, ${car.year}`
}

/** The messages that change the subject. */
export function subjectChanges<M extends Subjected>(messages: readonly M[]): ReadonlySet<M> {
  const changes = new Set<M>()
  let subject: string | undefined
  for (const message of messages) {
    if (message.about === undefined || message.about === subject) continue
    subject = message.about
    changes.add(message)
  }
  return changes
}

import { answersUntil, metFacts, type FactCounts, type MetAnswers } from '../../contract/handover.ts'
import { type Writing } from '../db/database.ts'

/** Meetings that are read, the newest. */
const maxMeetings = 500

interface Meeting {
  otherId: string
  metAt: number
  soldAt: number | null
  /** JSON of what the other says, and of what this person says. */
  theirs: string | null
  mine: string | null
}

/** Whom a person met, what these say of them, and when time alone will show more of it. */
export async function metPeopleOf(tx: Writing, userId: string, now: number) {
  const meetings = await meetingsOf(tx, userId)
  const answered = meetings.filter(({ theirs }) => theirs !== null)
  const isOpen = ({ mine, metAt }: Meeting) => mine !== null || answersUntil(metAt) <= now
  const hidden = answered.filter((meeting) => !isOpen(meeting))
  return {
    met: countPeople(meetings),
    handovers: countPeople(meetings.filter(({ soldAt }) => soldAt !== null)),
    says: JSON.stringify(countAnswers(answered.filter(isOpen))),
    opensAt: hidden.map(({ metAt }) => answersUntil(metAt)),
  }
}

/** Newest first. */
async function meetingsOf(tx: Writing, userId: string): Promise<Meeting[]> {
  const asSeller = await tx
    .selectFrom('handovers')
    .select(['buyerId as otherId', 'metAt', 'soldAt', 'buyerSays as theirs', 'sellerSays as mine'])
    .where('sellerId', '=', userId)
    .orderBy('metAt', 'desc')
    .limit(maxMeetings)
    .execute()
  const asBuyer = await tx
    .selectFrom('handovers')
    .select(['sellerId as otherId', 'metAt', 'soldAt', 'sellerSays as theirs', 'buyerSays as mine'])
    .where('buyerId', '=', userId)
    .orderBy('metAt', 'desc')
    .limit(maxMeetings)
    .execute()
  return [...asSeller, ...asBuyer].toSorted((one, other) => other.metAt - one.metAt)
}

/** Each once, so that two people gain nothing by meeting often. */
function countPeople(meetings: readonly Meeting[]): number {
  return new Set(meetings.map(({ otherId }) => otherId)).size
}

/** The newest answers of each person, counted. */
function countAnswers(meetings: readonly Meeting[]): FactCounts {
  const newest = new Map(meetings.toReversed().map(({ otherId, theirs }) => [otherId, theirs ?? '{}']))
  const answers = [...newest.values()].map((json) => JSON.parse(json) as MetAnswers)
  const counts: FactCounts = {}
  for (const fact of metFacts) {
    const given = answers.flatMap((one) => one[fact] ?? [])
    if (given.length > 0) counts[fact] = [given.filter(Boolean).length, given.length]
  }
  return counts
}

import { personalTopics, type Topic } from '../../contract/live.ts'
import { isAtLeast } from '../../contract/moderation.ts'
import { type Caller } from '../auth/identify.ts'
import { type HubTopic } from '../events/hub.ts'

/** The hub's topic of one that a tab names; undefined when the caller may not subscribe to it. */
export function hubTopicOf(topic: Topic, me: Caller | undefined): HubTopic | undefined {
  if (topic === 'cars') return 'cars'
  if (!me) return undefined
  if (topic === 'cases') return isAtLeast(me.role, 'moderator') ? 'cases' : undefined
  const personal = personalTopics.find((name) => name === topic)
  if (personal !== undefined) return `${personal}/${me.userId}`
  return /^(cars|profiles)\/[\w-]{1,64}$/.test(topic) ? (topic as `cars/${string}`) : undefined
}

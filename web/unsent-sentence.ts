import { useLiveStatus } from './live.ts'
import { type Unsent } from './outbox.ts'
import { texts } from './texts.ts'

/**
 * Why something is not sent or, while the connection is lost, when it will be: then it only waits (`isWaiting`), and
 * nothing has failed.
 */
export function useUnsentSentence({ sentence, isRefused }: Pick<Unsent<unknown>, 'sentence' | 'isRefused'>) {
  const isWaiting = useLiveStatus().state === 'lost' && !isRefused
  return { isWaiting, sentence: isWaiting ? texts.offline.sentLater : sentence }
}

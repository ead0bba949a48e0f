import { carEndpoints } from '../../contract/car-endpoints.ts'
import { type CommentWithId, type HideReason } from '../../contract/comment.ts'
import { discussionEndpoints } from '../../contract/discussion-endpoints.ts'
import { type NewSaidFact } from '../../contract/said-fact.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { saidFactsQuery } from '../car-parts/said-facts-query.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { addComment, changeComment, removeComments } from './comment-queries.ts'
import { refetchDiscussion } from './discussion-queries.ts'

/** A comment of a car. */
interface Place {
  carId: string
  id: string
}

const paramsOf = ({ carId, id }: Place) => ({ params: { id: carId, commentId: id } })

/** Corrects one's own comment. Rejects with the call's error. */
export async function editComment(place: Place, comments: string): Promise<void> {
  const comment = await call(discussionEndpoints.editComment, { ...paramsOf(place), body: { comments } })
  changeComment(place.carId, { ...comment, id: place.id })
}

/** Makes a fact of the offer out of one's own answer. Rejects with the call's error. */
export async function sayFact(place: Place, fact: NewSaidFact): Promise<void> {
  await call(discussionEndpoints.sayFact, { ...paramsOf(place), body: fact })
  await queryClient.invalidateQueries({ queryKey: saidFactsQuery(place.carId).queryKey })
  showToast({ text: texts.comments.factSaid })
}

/** Deletes one's own comment; one with replies stays without its text. */
export async function deleteComment(place: Place): Promise<void> {
  await tell(async () => {
    await call(discussionEndpoints.deleteComment, paramsOf(place))
    const left = await call(carEndpoints.getComment, paramsOf(place))
    if (left) changeComment(place.carId, { ...left, id: place.id })
    else removeComments(place.carId, [place.id])
    refetch(place.carId)
  })
}

/** Pins a comment above the others, or lets it go. */
export async function pinComment(place: Place, isPinned: boolean): Promise<void> {
  await tell(async () => {
    await call(discussionEndpoints.pinComment, { ...paramsOf(place), body: { isPinned } })
    refetch(place.carId)
  })
}

/** Hides all comments of the writer of one under the seller's offers, for a reason. */
export async function hideAllOf(place: Place, reason: HideReason): Promise<void> {
  await tell(async () => {
    const body = { isHidden: true, reason, isOfAll: true } as const
    await call(discussionEndpoints.hideComment, { ...paramsOf(place), body })
    // Loaded comments merge with a newer answer, which would leave those that are hidden.
    await queryClient.resetQueries({ queryKey: ['comments'] })
    refetch(place.carId)
    showToast({ text: texts.comments.allHiddenNow })
  })
}

/** Hides a comment for a reason. */
export async function hideComment(carId: string, comment: CommentWithId, reason: HideReason): Promise<void> {
  const place = { carId, id: comment.id }
  await tell(async () => {
    await call(discussionEndpoints.hideComment, { ...paramsOf(place), body: { isHidden: true, reason } })
    removeComments(carId, [comment.id])
    refetch(carId)
    const undo = { label: texts.photos.undo, onPress: () => void showComment(carId, comment) }
    showToast({ text: texts.comments.hiddenNow, action: undo })
  })
}

/** Shows a comment again that the seller hid. */
export async function showComment(carId: string, comment: CommentWithId): Promise<void> {
  await tell(async () => {
    const place = { carId, id: comment.id }
    await call(discussionEndpoints.hideComment, { ...paramsOf(place), body: { isHidden: false } })
    addComment(carId, comment)
    refetch(carId)
  })
}

function refetch(carId: string): void {
  refetchDiscussion(carId, { kind: 'discussionChanged' })
  void queryClient.invalidateQueries({ queryKey: ['openQuestions'] })
}

/** Says why something failed. */
async function tell(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showToast({ text: sentenceOf(error) })
  }
}

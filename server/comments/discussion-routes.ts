import { questionFilters } from '../../contract/discussion.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { isKey } from '../db/push-id.ts'
import { listSaidFacts, takeBackSaidFact } from '../cars/said-facts-store.ts'
import { fail } from '../lib/errors.ts'
import { deleteComment, editComment, pinComment, sayFact } from './comment-change-store.ts'
import { hideComment } from './comment-hiding-store.ts'
import { readDiscussion } from './discussion-store.ts'
import { countOpenQuestions, listQuestions } from './question-store.ts'

/** Questions among the comments of a car, and what is done with comments after they were posted (decision 79). */
export function discussionRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.getDiscussion, ({ me, params }) => readDiscussion(db, params.id, me))

  api.on(endpoints.listQuestions, ({ me, params, extra: { only = 'all', before } }) => {
    if (!isOneOf(questionFilters, only)) fail('badQuery', { field: 'only' })
    if (before !== undefined && !isKey(before)) fail('badQuery', { field: 'before' })
    return listQuestions(db, params.id, { viewer: me, only, before })
  })

  api.on(endpoints.countOpenQuestions, ({ me }) => countOpenQuestions(db, me.userId))

  api.on(endpoints.editComment, async ({ me, params: { id: carId, commentId: id }, body }) => {
    await limits.consume('commentPerMinute', me.userId)
    return editComment(db, me, { ...body, carId, id })
  })

  api.on(endpoints.deleteComment, async ({ me, params: { id: carId, commentId: id } }) => {
    await deleteComment(db, me.userId, { carId, id })
    return null
  })

  api.on(endpoints.pinComment, async ({ me, params: { id: carId, commentId: id }, body }) => {
    await limits.consume('offerChangePerHour', me.userId)
    await pinComment(db, me.userId, { ...body, carId, id })
    return null
  })

  api.on(endpoints.listSaidFacts, ({ me, params }) => listSaidFacts(db, params.id, me))

  api.on(endpoints.sayFact, async ({ me, params: { id: carId, commentId: id }, body }) => {
    await limits.consume('offerChangePerHour', me.userId)
    await sayFact(db, me.userId, { ...body, carId, id })
    return null
  })

  api.on(endpoints.takeBackFact, async ({ me, params: { id: carId, factId: id } }) => {
    await limits.consume('offerChangePerHour', me.userId)
    await takeBackSaidFact(db, me.userId, { carId, id })
    return null
  })

  api.on(endpoints.hideComment, async ({ me, params: { id: carId, commentId: id }, body }) => {
    await limits.consume('offerChangePerHour', me.userId)
    await hideComment(db, me.userId, { ...body, carId, id })
    return null
  })
}

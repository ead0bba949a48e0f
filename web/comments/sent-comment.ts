import { carEndpoints } from '../../contract/car-endpoints.ts'
import { type Comment } from '../../contract/comment.ts'
import { call } from '../api.ts'
import { type Kind } from '../outbox.ts'
import { like } from '../stored-value.ts'
import { addSentComment } from './comment-queries.ts'

/** Comments of a car as their author sees them before the server has them; the server ignores their sender fields. */
export const comment: Kind<Comment> = {
  name: 'comment',
  isContent: like({ comments: '' }),
  async send({ to: id, content, key }) {
    const { comments, replyTo, question } = content
    const body = { comments, ...(replyTo === undefined ? { isQuestion: question !== undefined } : { replyTo }) }
    const { name } = await call(carEndpoints.createComment, { params: { id }, body, key })
    addSentComment(id, { ...content, id: name })
  },
}

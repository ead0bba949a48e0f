import { type NewCommentRow, type SaidFactTable } from '../db/comment-tables.ts'
import { type DemoCar } from './demo-stock.ts'
import { minute, type Workshop } from './demo-workshop.ts'

/** Facts that sellers made of their answers. */
const factsOfAnswers = new Map<string, { name: string; value: string }>([
  ['Two, both work.', { name: 'Keys', value: '2, both work' }],
  ['Два, и двата работят.', { name: 'Ключове', value: '2, и двата работят' }],
  ['None. I can put it on the lift for you.', { name: 'Rust on the sills', value: 'none' }],
  ['Няма. Мога да я вдигна на подемника пред Вас.', { name: 'Ръжда по праговете', value: 'няма' }],
  ['Да, на отделни джанти, карани два сезона.', { name: 'Зимни гуми', value: 'на отделни джанти' }],
])

/** What the sellers said of their cars in some of their answers. */
export function buildSaidFacts(
  { idAt }: Workshop,
  comments: readonly NewCommentRow[],
  cars: readonly DemoCar[],
): SaidFactTable[] {
  const owners = new Map(cars.map(({ id, ownerId }) => [id, ownerId]))
  return comments.flatMap((comment) => {
    const fact = factsOfAnswers.get(comment.comments)
    const ownerId = owners.get(comment.carId)
    if (!fact || ownerId !== comment.senderId) return []
    const saidAt = comment.createdAt + minute
    const row = {
      id: idAt(saidAt),
      ownerId,
      carId: comment.carId,
      commentId: comment.id,
      saidAt,
      vin: null,
      goneAt: null,
    }
    return [{ ...row, ...fact }]
  })
}

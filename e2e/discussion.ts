import { type Person } from './people.ts'

/** What `discuss` has people write. */
export const discussed = {
  question: 'Is the timing belt new?',
  answer: 'Changed in 2024.',
  fact: 'Timing belt',
  other: 'Any rust on the sills?',
  edited: 'Nice car',
  reply: 'Why so?',
  hidden: 'Buy my tyres',
}

/** Fills the comments of a seller's car with all that can stand there. */
export async function discuss(seller: Person, buyer: Person, carId: string): Promise<void> {
  const call = async (who: Person, method: 'post' | 'put' | 'delete', path: string, data?: object) => {
    const answer = await who.context.request[method](`/api/cars/${carId}/comments${path}.json?auth=${who.token}`, {
      ...(data && { data }),
    })
    if (!answer.ok()) throw new Error(await answer.text())
    return ((await answer.json()) as { name: string } | null)?.name ?? ''
  }
  const post = (who: Person, comments: string, replyTo?: string) =>
    call(who, 'post', '', { comments, ...(replyTo !== undefined && { replyTo }) })

  const asked = await post(buyer, discussed.question)
  const answer = await post(seller, discussed.answer, asked)
  await call(seller, 'put', `/${answer}/fact`, { name: discussed.fact, value: '2024' })
  await call(seller, 'put', `/${asked}/pinned`, { isPinned: true })
  await post(buyer, discussed.other)
  const edited = await post(buyer, 'Nice cra')
  await call(buyer, 'put', `/${edited}`, { comments: discussed.edited })
  const deleted = await post(buyer, 'I take it back')
  await post(seller, discussed.reply, deleted)
  await call(buyer, 'delete', `/${deleted}`)
  const hidden = await post(buyer, discussed.hidden)
  await call(seller, 'put', `/${hidden}/hidden`, { isHidden: true, reason: 'advertising' })
}

import { isPostgres, type Writing } from './database.ts'

/** The result of each work. */
type AnswersOf<Works extends readonly (() => Promise<unknown>)[]> = {
  -readonly [At in keyof Works]: Awaited<ReturnType<Works[At]>>
}

/**
 * Runs independent works of a transaction: on PostgreSQL their statements are pipelined, sent without waiting for
 * earlier results. Fails as the first failing work.
 */
export async function pipeline<const Works extends readonly (() => Promise<unknown>)[]>(
  tx: Writing,
  works: Works,
): Promise<AnswersOf<Works>> {
  const answers: unknown[] = []
  if (isPostgres(tx)) {
    // A work that outlives the transaction would run outside of it, so all are awaited.
    for (const settled of await Promise.allSettled(works.map((work) => work()))) {
      if (settled.status === 'rejected') throw settled.reason
      answers.push(settled.value)
    }
  } else {
    // One after another: a full disk ends SQLite's transaction, and later statements would run outside of it.
    for (const work of works) answers.push(await work())
  }
  return answers as AnswersOf<Works>
}

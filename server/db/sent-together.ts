/**
 * The results of works of one transaction that are begun together, so that their statements go out in one write. Ends
 * when all have ended, and fails as the first of them failed: a work that went on while the transaction is being undone
 * would write outside of it.
 */
export async function sentTogether<Works extends readonly Promise<unknown>[] | []>(works: Works) {
  const results = Promise.all(works)
  results.catch(() => {})
  await Promise.allSettled(works)
  return results
}

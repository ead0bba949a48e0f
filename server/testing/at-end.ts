const works: (() => Promise<unknown>)[] = []

/** Runs `work` when all tests of the file are over, from wherever it is asked for; what was asked last goes first. */
export function atEnd(work: () => Promise<unknown>): void {
  works.push(work)
}

/** Does what was asked for. */
export async function runAtEnd(): Promise<void> {
  for (const work of works.splice(0).toReversed()) await work()
}

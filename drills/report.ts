/** What a drill found, beside what is asked. */
export class Report {
  #failures = 0

  get hasFailed(): boolean {
    return this.#failures > 0
  }

  /** Says something that is not judged. */
  note(text: string): void {
    console.log(`      ${text}`)
  }

  /** Something that worked after so many milliseconds, or failed. */
  step(name: string, ms: number, failure?: unknown): void {
    if (failure !== undefined) this.#failures++
    console.log(
      `${failure === undefined ? 'ok     ' : 'FAILED '}${name.padEnd(58)}${`${ms.toFixed(0)} ms`.padStart(9)}`,
    )
    for (let error = failure; error instanceof Error; error = error.cause) this.note(error.message)
  }

  /** A figure beside the limit that is asked of it. */
  check(name: string, value: number, is: 'at least' | 'at most' | 'exactly', limit: number): void {
    const isGood = { 'at least': value >= limit, 'at most': value <= limit, exactly: value === limit }[is]
    if (!isGood) this.#failures++
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(2)
    console.log(`${isGood ? 'ok     ' : 'FAILED '}${name.padEnd(58)}${shown.padStart(9)}   asked: ${is} ${limit}`)
  }
}

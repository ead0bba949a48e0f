import { destination } from 'pino'

/** A token by its shape, and what stands behind `auth=` in an address. */
const secretTexts = /eyJ[\w-]+\.[\w-]+\.[\w-]+|(?<=\b(?:auth|access_token)=)[^&\s"'\\]+/g

/** Every secret text has one of these: plain words are found in a fraction of the time. */
const signsOfSecrets = ['eyJ', 'auth=', 'access_token=']

/** Lines wait for others so long at most, in ms, and so many at most. */
const [waitMs, linesAtMost] = [100, 200]

/**
 * Where the log goes: standard output. Lines are searched for tokens and written some at a time, which costs a fraction
 * of doing it for each; whoever reads them slowly holds nobody up.
 */
export function logLines(): { write: (line: string) => void } {
  const output = destination({ dest: 1, sync: false })
  let waiting: string[] = []
  const pass = () => {
    if (waiting.length === 0) return
    const text = waiting.join('')
    output.write(signsOfSecrets.some((sign) => text.includes(sign)) ? text.replaceAll(secretTexts, '[secret]') : text)
    waiting = []
  }
  setInterval(pass, waitMs).unref()
  process.once('exit', () => {
    pass()
    output.flushSync()
  })
  return {
    write: (line) => {
      waiting.push(line)
      if (waiting.length >= linesAtMost) pass()
    },
  }
}

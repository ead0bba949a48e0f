import { destination } from 'pino'

/** An identity token by its shape, and the value of `auth=` in an address. */
const secretTexts = /eyJ[\w-]+\.[\w-]+\.[\w-]+|(?<=\b(?:auth|access_token)=)[^&\s"'\\]+/g

/** Substrings of every secret, a cheap test before the pattern. */
const signsOfSecrets = ['eyJ', 'auth=', 'access_token=']

/** Maximum wait of a line in ms, and maximum lines per write. */
const [waitMs, maxLines] = [100, 200]

/**
 * Writes the log to standard output. Lines are searched for tokens and written several at a time, which costs a
 * fraction of one at a time; a slow reader blocks nobody.
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
      if (waiting.length >= maxLines) pass()
    },
  }
}

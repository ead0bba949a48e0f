import { type FastifyBaseLogger } from 'fastify'
import { type Storage } from './storage.ts'

/** What an operator looks at, by the code that the storage answers with. */
const causes: Record<string, string> = {
  AccessDenied: 'The key may not do this.',
  InvalidAccessKeyId: 'It does not know the key.',
  NoSuchBucket: 'It has no such bucket.',
  PermanentRedirect: 'The bucket is in another region, or at another host.',
  RequestTimeTooSkewed: 'Its clock and that of this machine differ.',
  SignatureDoesNotMatch: 'It has another secret or region.',
  TemporaryRedirect: 'The bucket is in another region, or at another host.',
}

/** Does once all that the product does with a storage, and tells the operator in a sentence what does not work. */
export async function tryStorage(storage: Storage, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const problem = await findProblem(storage)
  if (problem === undefined) return
  const code = Object.keys(causes).find((one) => problem.includes(one))
  const cause = code === undefined ? '' : ` ${causes[code]}`
  log.error(`The storage of photos cannot be used: ${problem}.${cause} See STORAGE_URL. Until then photos answer 503.`)
}

async function findProblem(storage: Storage): Promise<string | undefined> {
  const [name, bytes] = [`trial/${crypto.randomUUID()}.txt`, Buffer.from('Volan')]
  try {
    await storage.put(name, bytes)
    const found = await storage.read(name)
    if (!found?.bytes.equals(bytes)) return 'what was put does not come back, or something else does'
    for await (const { name: listed } of storage.list('trial')) if (listed === name) break
    await storage.remove(name)
    return undefined
  } catch (error) {
    return wordsOf(error)
  }
}

/** What an error says, and what caused it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${wordsOf(error.cause)})`
}

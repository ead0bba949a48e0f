import { type FastifyBaseLogger } from 'fastify'
import { type Storage } from './storage.ts'
import { troubleWith } from './storage-error.ts'

/** Does once all that the product does with a storage, and tells the operator in a sentence what does not work. */
export async function tryStorage(storage: Storage, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const problem = await findProblem(storage)
  if (problem !== undefined) log.error(`${troubleWith(problem)} See STORAGE_URL.`)
}

async function findProblem(storage: Storage): Promise<unknown> {
  const [name, bytes] = [`trial/${crypto.randomUUID()}.txt`, Buffer.from('Volan')]
  try {
    await storage.put(name, bytes)
    const found = await storage.read(name)
    if (!found?.bytes.equals(bytes)) return 'what was put does not come back, or something else does'
    for await (const { name: listed } of storage.list('trial')) if (listed === name) break
    await storage.remove(name)
    return undefined
  } catch (error) {
    return error
  }
}

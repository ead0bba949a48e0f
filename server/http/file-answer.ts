import { finished, type Readable } from 'node:stream'
import { type FastifyReply } from 'fastify'

interface About {
  name: string
  type: string
  onSent: (isWhole: boolean) => void
}

/** An answer that is a file to download, not JSON. */
export class FileAnswer {
  readonly #open: () => Promise<{ size: number; content: Readable }>
  readonly #about: About

  /** `name` is the file's name in the browser; `onSent` reports whether all of it was sent. */
  constructor(open: () => Promise<{ size: number; content: Readable }>, about: About) {
    this.#open = open
    this.#about = about
  }

  async send(reply: FastifyReply): Promise<FastifyReply> {
    const { name, type, onSent } = this.#about
    const { size, content } = await this.#open().catch((error: unknown) => {
      onSent(false)
      throw error
    })
    finished(reply.raw, (error) => onSent(!error))
    reply.header('content-disposition', `attachment; filename="${name}"`).header('content-length', size)
    return reply.type(type).send(content)
  }
}

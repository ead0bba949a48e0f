import { finished, pipeline, Transform, type Readable } from 'node:stream'
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

  /**
   * `name` is the file's name in the browser; `onSent` reports whether all of it was sent. Content of another length
   * than `size` breaks the download off.
   */
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
    const sent = pipeline(content, exactly(size), (error) => error && sent.destroy(error))
    finished(reply.raw, (error) => onSent(!error))
    reply.header('content-disposition', `attachment; filename="${name}"`).header('content-length', size)
    return reply.type(type).send(sent)
  }
}

/** Passes content on; an error when it is longer or shorter than `size` bytes. */
function exactly(size: number): Transform {
  let left = size
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      done(left < 0 ? new Error('The file is longer than it was') : null, chunk)
    },
    flush: (done) => done(left > 0 ? new Error('The file is shorter than it was') : null),
  })
}
